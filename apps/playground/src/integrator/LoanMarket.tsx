import { ApplyFail, ApplyStatus, ApplyWizard } from '@huiqi/components/applications';
import { ProductDetail, ProductList } from '@huiqi/components/products';
import type { LinkTarget } from '@huiqi/components/provider';
import type { ApplyFailReason } from '@huiqi/sdk';
import { useState } from 'react';

type Place =
  | { readonly page: 'list' }
  | { readonly page: 'product'; readonly productId: string }
  | { readonly page: 'apply'; readonly productId: string; readonly companyId: string | null }
  | { readonly page: 'done'; readonly productId: string; readonly orderId: string }
  | { readonly page: 'refused'; readonly productId: string; readonly failReason: ApplyFailReason };

const hrefOf = (place: Place) => `#${Object.values(place).join('/')}`;

/** A loan market in an integrator's own application: four components and one piece of state. */
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
        onApply={({ companyId }) => go({ page: 'apply', productId, companyId })}
      />
    );
  if (place.page === 'refused')
    return (
      <ApplyFail
        productId={productId}
        failReason={place.failReason}
        retry={product}
        products={link({ page: 'list' })}
        productLink={({ id }) => link({ page: 'product', productId: id })}
      />
    );
  return (
    <ApplyWizard
      productId={productId}
      companyId={place.companyId ?? undefined}
      exit={product}
      onLogin={onLogin}
      onSuccess={({ orderId }) => go({ page: 'done', productId, orderId: orderId ?? '' })}
      onFail={({ failReason }) =>
        go({ page: 'refused', productId, failReason: failReason ?? 'OTHER' })
      }
    />
  );
}
