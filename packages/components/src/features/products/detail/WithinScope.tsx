import { listBankOptions, type ProductDetail } from '@huiqi/sdk';
import { useContext, type ReactNode } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { ProductScopeContext, useScopeInput } from '../../../provider/productScope.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useProductDetailCopy } from './copy.js';

export interface WithinScopeProps {
  readonly product: Pick<ProductDetail, 'id' | 'productCategoryId' | 'bankName'>;
  readonly exit: PageLink;
  readonly children: ReactNode;
}

/** Shows a product only if the site offers it, since any address may name any product. */
export function WithinScope({ product, exit, children }: WithinScopeProps) {
  const { bankIds, categoryIds, productIds } = useContext(ProductScopeContext) ?? {};
  const input = useScopeInput();
  const copy = useProductDetailCopy();
  const asks = bankIds !== undefined;
  // Products have their bank's name, not its id.
  const banks = useOperation(listBankOptions, input, { enabled: asks, staleTime: 300_000 });
  if (asks && banks.isPending) return null;
  const isListed =
    (productIds?.includes(product.id) ?? true) &&
    (categoryIds?.includes(product.productCategoryId) ?? true) &&
    (!asks || (banks.data ?? []).some(({ name }) => name === product.bankName));
  if (isListed) return children;
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.outOfScope}
      line={copy.outOfScopeHint}
      action={{ label: exit.label, href: exit.href, onSelect: exit.onOpen }}
    />
  );
}
