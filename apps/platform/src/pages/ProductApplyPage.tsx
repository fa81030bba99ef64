import { ApplyWizard } from '@huiqi/components/applications';
import { Redirect } from 'wouter';
import { useQuery } from '../routes/useQuery.js';
import * as css from './pages.css.js';
import { failPath, statusPath } from './paths.js';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const [params] = useQuery();
  const productId = params.get('productId');
  if (!productId) return <Redirect to="/loan" replace />;
  return (
    <>
      <h1 className={css.title}>贷款申请</h1>
      <ApplyWizard
        key={productId}
        productId={productId}
        companyId={params.get('companyId') ?? undefined}
        onSuccess={(result) => go(statusPath(result), { replace: true })}
        onFail={(result) => go(failPath(result, productId))}
        onExit={() => go(`/productDetail/${encodeURIComponent(productId)}`)}
      />
    </>
  );
}
