import type { PartnerScope } from '@huiqi/sdk';
import type { KnownPartner } from '../../security/PartnerStore.js';

/** The scope that a page requests: comma-separated ids. */
export interface AskedScope {
  readonly bankIds?: string | undefined;
  readonly categoryIds?: string | undefined;
  readonly productIds?: string | undefined;
}

const unscoped: PartnerScope = { bankIds: null, categoryIds: null, productIds: null };

const listOf = (text: string | undefined): string[] | null =>
  text === undefined ? null : [...new Set(text.split(','))];

function both(one: readonly string[] | null, other: readonly string[] | null): string[] | null {
  if (one === null) return other === null ? null : [...other];
  return other === null ? [...one] : one.filter((id) => other.includes(id));
}

/** The products of a partner's pages, narrowed to the page's request. */
export function productScope(partner: KnownPartner | null, asked: AskedScope = {}): PartnerScope {
  const { bankIds, categoryIds, productIds } = partner?.scope ?? unscoped;
  return {
    bankIds: both(bankIds, listOf(asked.bankIds)),
    categoryIds: both(categoryIds, listOf(asked.categoryIds)),
    productIds: both(productIds, listOf(asked.productIds)),
  };
}

interface Placed {
  readonly id: string;
  readonly bankId: string;
  readonly categoryId: string;
}

/** Whether a product is one of the scope. */
export const isInScope = (
  { bankIds, categoryIds, productIds }: PartnerScope,
  { id, bankId, categoryId }: Placed,
): boolean =>
  (bankIds === null || bankIds.includes(bankId)) &&
  (categoryIds === null || categoryIds.includes(categoryId)) &&
  (productIds === null || productIds.includes(id));
