import type { PartnerScope } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import type { PartnersCopy } from './copy.js';
import type { Names } from './usePartnerNames.js';

export interface ScopeNames {
  readonly banks?: Names | undefined;
  readonly products?: Names | undefined;
}

const listed = (ids: readonly string[], names: Names = {}) =>
  ids.map((id) => names[id] ?? id).join('、');

/** A scope as lines, one for each restricting list. */
export function scopeText(
  copy: PartnersCopy,
  { bankIds, categoryIds, productIds }: PartnerScope,
  { banks, products }: ScopeNames = {},
): readonly string[] {
  const lines = [
    bankIds && fillCopy(copy.ofBanks, { names: listed(bankIds, banks) }),
    categoryIds && fillCopy(copy.ofCategories, { names: listed(categoryIds) }),
    productIds && fillCopy(copy.ofProducts, { names: listed(productIds, products) }),
  ].filter((line) => line !== null);
  return lines.length === 0 ? [copy.all] : lines;
}
