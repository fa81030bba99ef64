import {
  AmountRangeLabels,
  GuaranteeFilterLabels,
  ProductClassifyLabels,
  TermRangeLabels,
} from '@huiqi/sdk';
import type { AppliedFilter } from '../../patterns/FilterBar/FilterBar.js';
import type { ProductsCopy } from './copy.js';
import type { ProductFilters } from './productFilters.js';

/** The filters in force, in words. */
export function appliedProductFilters(
  filters: ProductFilters,
  categories: Readonly<Record<string, string>>,
  copy: ProductsCopy,
): AppliedFilter[] {
  const { productCategoryId, productClassify, amount, term, guaranteeType, keyword } = filters;
  const rows: (readonly [string, string, string | undefined])[] = [
    [
      'productCategoryId',
      copy.category,
      productCategoryId && (categories[productCategoryId] ?? productCategoryId),
    ],
    ['productClassify', copy.classify, productClassify && ProductClassifyLabels[productClassify]],
    ['amount', copy.amount, amount && AmountRangeLabels[amount]],
    ['term', copy.term, term && TermRangeLabels[term]],
    ['guaranteeType', copy.guarantee, guaranteeType && GuaranteeFilterLabels[guaranteeType]],
    ['keyword', copy.keyword, keyword],
  ];
  return rows.flatMap(([key, name, value]) => (value ? [{ key, label: `${name}：${value}` }] : []));
}
