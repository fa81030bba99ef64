import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { ApplyWizard } from './ApplyWizard.js';
import type { ApplicationPaths } from './paths.js';
import { useLastRefusal } from './useLastRefusal.js';

export type ApplyScreenProps = ScreenProps<ApplicationPaths>;

/** The form of a product; `productId` and `companyId` are in the query. */
export function ApplyScreen(props: ApplyScreenProps) {
  const { query, paths, navigate, setQuery, onLogin, onName, onEvent } = props;
  const productId = query.get('productId') ?? '';
  const [, keepRefusal] = useLastRefusal(productId);
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  return (
    <ApplyWizard
      key={productId}
      productId={productId}
      companyId={query.get('companyId') ?? undefined}
      onCompanyChange={(companyId) => setQuery(withCompany(query, companyId), { replace: true })}
      onLogin={onLogin}
      step={query.get('step') ?? undefined}
      onStepChange={(step, options) => setQuery(withStep(query, step), options)}
      onProduct={(product) => setName(product.name)}
      onSuccess={(result) => {
        const { orderId, orderStatus } = result;
        onEvent?.({ type: 'order-submitted', orderId, orderStatus });
        navigate(paths.submitted(result), { replace: true });
      }}
      onFail={(result) => {
        keepRefusal(result.msg);
        navigate(paths.refused({ orderId: result.orderId, productId }));
      }}
      exit={screenLink(props, paths.product({ id: productId }))}
    />
  );
}

function withCompany(query: URLSearchParams, companyId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('companyId', companyId);
  return next;
}

// Each step is a history entry: Back leads to the previous step.
function withStep(query: URLSearchParams, step: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('step', step);
  return next;
}
