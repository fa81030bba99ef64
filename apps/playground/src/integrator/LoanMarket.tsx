import { ApplyStatus, ApplyWizard } from '@huiqi/components/applications';
import { ProductDetail, ProductList } from '@huiqi/components/products';
import type { LinkTarget } from '@huiqi/components/provider';
import { useState } from 'react';

type Place =
  | { readonly page: 'list' }
  | { readonly page: 'product' | 'apply'; readonly productId: string }
  | { readonly page: 'done'; readonly productId: string; readonly orderId: string };

const hrefOf = (place: Place) => `#${Object.values(place).join('/')}`;

/** A market of loans in an application of one's own: three components and one piece of state. */
export function LoanMarket({ onLogin }: { readonly onLogin: () => void }) {
  const [place, go] = useState<Place>({ page: 'list' });
  const link = (to: Place): LinkTarget => ({ href: hrefOf(to), onOpen: () => go(to) });
  if (place.page === 'done')
    return <ApplyStatus orderId={place.orderId} products={link({ page: 'list' })} />;
  if (place.page === 'list')
    return (
      <ProductList
        size={4}
        hrefForProduct={({ id }) => hrefOf({ page: 'product', productId: id })}
        onOpenProduct={({ id }) => go({ page: 'product', productId: id })}
      />
    );
  const { productId } = place;
  const product = link({ page: 'product', productId });
  if (place.page === 'product')
    return (
      <ProductDetail
        productId={productId}
        back={{ label: '返回列表', ...link({ page: 'list' }) }}
        onLogin={onLogin}
        onApply={() => go({ page: 'apply', productId })}
      />
    );
  return (
    <ApplyWizard
      productId={productId}
      exit={product}
      onLogin={onLogin}
      onSuccess={({ orderId }) => go({ page: 'done', productId, orderId: orderId ?? '' })}
      onFail={() => go({ page: 'product', productId })}
    />
  );
}
