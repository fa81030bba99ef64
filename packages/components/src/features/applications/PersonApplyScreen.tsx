import type { ProductDetail } from '@huiqi/sdk';
import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { exitLink } from './result/exitLink.js';
import { keepRefusalMessage } from './result/refusalMessage.js';
import type { ApplicationPaths } from './paths.js';
import { PersonApply } from './person/PersonApply.js';
import { useSpecialCopy } from './specialCopy.js';
import { useProperForm } from './wizard/useProperForm.js';

export type PersonApplyScreenProps = ScreenProps<ApplicationPaths>;

/** The form of a product for persons; `productId` and, of a saved application, `orderId` are in the query. */
export function PersonApplyScreen(props: PersonApplyScreenProps) {
  const { query, paths, navigate, setQuery, onName, onEvent } = props;
  const productId = query.get('productId') ?? '';
  const orderId = query.get('orderId') ?? undefined;
  const copy = useSpecialCopy();
  const toast = useToast();
  const [openedId, setOpenedId] = useState(orderId);
  const [product, setProduct] = useState<ProductDetail>();
  useScreenName(onName, product?.name);
  useProperForm('PERSON', product, props);
  const { order } = paths;
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return next;
  };
  return (
    <PersonApply
      key={productId}
      productId={productId}
      orderId={orderId}
      openedId={openedId}
      step={query.get('step') ?? undefined}
      // Each step is a history entry: Back leads to the previous step.
      onStepChange={(step, options) => setQuery(changed('step', step), options)}
      onProduct={setProduct}
      onLogin={props.onLogin}
      prefill={props.prefill}
      onEvent={onEvent}
      onSuccess={(result) => {
        onEvent?.({
          type: 'order-submitted',
          orderId: result.orderId,
          orderStatus: result.orderStatus,
        });
        navigate(paths.submitted(result), { replace: true });
      }}
      onFail={({ orderId: found, failReason: reason, msg }) => {
        const refused = { orderId: found, productId, failReason: reason ?? 'OTHER' } as const;
        onEvent?.({ type: 'order-refused', ...refused });
        keepRefusalMessage(refused, msg);
        navigate(paths.refused(refused));
      }}
      onSaved={(id) => {
        toast.success(copy.savedOrder);
        if (id !== orderId) setQuery(changed('orderId', id), { replace: true });
      }}
      exit={exitLink(props, productId)}
      products={screenLink(props, paths.products())}
      orderLink={order && ((id) => screenLink(props, order(id)))}
      onResume={(id) => {
        setOpenedId(id);
        setQuery(changed('orderId', id), { replace: true });
      }}
    />
  );
}
