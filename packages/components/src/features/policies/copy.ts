import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of searching, reading and keeping policies. */
export const policiesCopy = {
  searchTitle: '政策查询',
  total: '共 {n} 条政策',
  emptySearch: '还没有政策',
  emptySearchHint: '部门发布政策后会显示在这里。',
  keyword: '关键词',
  keywordHint: '标题或正文',
  category: '政策类别',
  grade: '政策层级',
  enterpriseSize: '企业规模',
  declareStatus: '申报状态',
  declarableOnly: '可在线申报',
  publishNumber: '发文字号',
  publishNumberHint: '如 渝财〔2026〕12号',
  endingFirst: '即将截止优先',
  endingLast: '截止时间从晚到早',
  mostViewed: '浏览最多优先',
  leastViewed: '浏览最少优先',
  published: '{date} 发布',
  views: '浏览 {n} 次',
  until: '{date} 截止申报',
  noEnd: '长期有效',
  invalid: '已失效',
  reason: '推荐理由',
  keep: '收藏',
  kept: '已收藏',
  added: '已收藏，可在“我的收藏”中查看',
  removed: '已取消收藏',
} as const satisfies CopyTexts;

export type PoliciesCopy = CopyOf<typeof policiesCopy>;

export const usePoliciesCopy = createCopy('policies', policiesCopy);
