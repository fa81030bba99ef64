import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels } from '../../../patterns/filters/types.js';
import type { ProductsCopy } from '../copy.js';

/** What `listWechatProducts` filters by. */
export const wechatFilters = defineFilters({
  keyword: text({ max: 50 }),
  productCategoryId: id(),
  index: page(),
});

export const wechatFilterLabels = (
  copy: ProductsCopy,
  categories: readonly { readonly id: string; readonly name: string }[] = [],
): FilterLabels<typeof wechatFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  productCategoryId: {
    label: copy.category,
    values: Object.fromEntries(categories.map((one) => [one.id, one.name])),
  },
});
