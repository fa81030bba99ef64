import { ProductDetail } from '@huiqi/components/products';
import { useClient } from '@huiqi/components/provider';
import { useParams } from 'wouter';
import { useAddress } from '../routes/useAddress.js';
import { applyPath } from './paths.js';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const client = useClient();
  const { productId = '' } = useParams();
  const address = useAddress();
  return (
    <ProductDetail
      key={productId}
      productId={productId}
      onLogin={() => {
        client.visit.saveReturnTarget(address);
        go('/login');
      }}
      onApply={(entry) => go(applyPath(entry))}
    />
  );
}
