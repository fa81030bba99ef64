import { createCopy } from '../../copy/createCopy.js';
import type { CopyOf, CopyTexts } from '../../copy/types.js';

/** Copy of lists and their filters. */
export const listCopy = {
  total: '共 {n} 条',
  /** Shown for a total that was only counted up to 10,000. */
  many: '1万+',
  filter: '筛选',
  filterOf: '筛选{title}',
  pagesOf: '{title}分页',
  chosen: '已选条件',
  removeFilter: '移除条件 {label}',
  clearAll: '清除全部',
  search: '搜索',
  place: '第 {page} 页，共 {last} 页',
  placeOfMany: '第 {page} 页',
  conditions: '已选 {n} 个条件',
  noResults: '没有结果',
  resultsOf: '{title}：结果',
  pageOf: '{title}，{place}',
  and: '，',
  withCount: '{text}（{n}）',
  fewerFilters: '收起筛选',
  moreFilters: '更多筛选',
  query: '查询',
  reset: '重置',
  sort: '排序',
  nothingFound: '没有符合条件的结果',
  all: '全部',
  is: '{label}：{value}',
  from: '{label}：{first} 起',
  until: '{label}：至 {last}',
  between: '{label}：{first} 至 {last}',
  atLeast: '{label}下限',
  atMost: '{label}上限',
  to: '至',
} as const satisfies CopyTexts;

export type ListCopy = CopyOf<typeof listCopy>;

export const useListCopy = createCopy('lists', listCopy);
