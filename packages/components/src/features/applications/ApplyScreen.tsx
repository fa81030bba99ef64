import type { ProductDetail } from '@huiqi/sdk';
import { Suspense, useState, type ReactNode } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { ApplyWizard } from './wizard/ApplyWizard.js';
import type { ApplyWizardProps } from './wizard/ApplyWizardProps.js';
import { exitLink } from './result/exitLink.js';
import { formKindOf } from './wizard/formKind.js';
import { keepRefusalMessage } from './result/refusalMessage.js';
import type { ApplicationPaths } from './paths.js';
import { useProperForm } from './wizard/useProperForm.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// On sites without addresses for other forms, shows a person's form instead of the ordinary one.
const PersonApplyScreen = lazyPart(async () => ({
  default: (await import('./PersonApplyScreen.js')).PersonApplyScreen,
}));

export interface ApplyScreenProps extends ScreenProps<ApplicationPaths> {
  /** Defaults to the ordinary form. */
  readonly formType?: ApplyWizardProps['formType'];
  /** Rendered above the form on every step. */
  readonly notice?: ReactNode;
}

/** A product's form; `productId`, `companyId` and, for a saved application, `orderId` are in the query. */
export function ApplyScreen(props: ApplyScreenProps) {
  const { query, paths, navigate, setQuery, onLogin, onName, onEvent } = props;
  const { formType = 'APPLY', notice } = props;
  const { order, companies } = paths;
  const productId = query.get('productId') ?? '';
  const [product, setProduct] = useState<ProductDetail>();
  useScreenName(onName, product?.name);
  useProperForm(formType, product, props);
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return next;
  };
  if (product && !paths.form && formKindOf(product.productCategoryId) === 'PERSON') {
    return (
      <Suspense>
        <PersonApplyScreen {...props} />
      </Suspense>
    );
  }
  return (
    <ApplyWizard
      key={productId}
      productId={productId}
      companyId={query.get('companyId') ?? undefined}
      orderId={query.get('orderId') ?? undefined}
      formType={formType}
      notice={notice}
      onCompanyChange={(id) => setQuery(changed('companyId', id), { replace: true })}
      onLogin={onLogin}
      prefill={props.prefill}
      onEvent={onEvent}
      step={query.get('step') ?? undefined}
      // Each step is a history entry: Back leads to the previous step.
      onStepChange={(step, options) => setQuery(changed('step', step), options)}
      onProduct={setProduct}
      // Saving does not navigate (spec 1 §3 ISSAVE); the address lets a reload continue.
      onSaved={(id) => setQuery(changed('orderId', id), { replace: true })}
      onSuccess={(result) => {
        const { orderId, orderStatus } = result;
        onEvent?.({ type: 'order-submitted', orderId, orderStatus });
        navigate(paths.submitted(result), { replace: true });
      }}
      onFail={({ orderId, failReason: reason, msg }) => {
        const failReason = reason ?? 'OTHER';
        onEvent?.({ type: 'order-refused', productId, orderId, failReason });
        keepRefusalMessage({ orderId, productId, failReason }, msg);
        navigate(paths.refused({ orderId, productId, failReason }));
      }}
      exit={exitLink(props, productId)}
      products={screenLink(props, paths.products())}
      companies={companies && screenLink(props, companies())}
      orderLink={order && ((id) => screenLink(props, order(id)))}
    />
  );
}
