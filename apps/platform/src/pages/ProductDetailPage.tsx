import { ProductDetail } from '@huiqi/components/loans/ProductDetail';
import { useClient } from '@huiqi/components/provider';
import { useLocation, useParams } from 'react-router';
import { applyPath } from './paths.js';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const client = useClient();
  const { productId = '' } = useParams();
  const { pathname, search } = useLocation();
  return (
    <ProductDetail
      key={productId}
      productId={productId}
      onLogin={() => {
        client.visit.saveReturnTarget(pathname + search);
        go('/login');
      }}
      onApply={(entry) => go(applyPath(entry))}
    />
  );
}
