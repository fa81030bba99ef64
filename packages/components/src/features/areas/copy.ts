import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of choosing a region. */
export const areasCopy = {
  title: '选择地区',
  current: '当前地区：{name}',
  regions: '已开通本地站',
  wholeProvince: '全市通用产品与政策',
  ownContent: '本地专属产品与服务',
  selected: '当前',
  others: '其他区县',
  othersHint: '尚未开通本地站，按{name}内容提供服务。',
  province: '省市',
  keyword: '查找区县',
  keywordPlaceholder: '如 万州',
  none: '没有找到“{text}”',
  failed: '未能切换地区',
} as const satisfies CopyTexts;

export type AreasCopy = CopyOf<typeof areasCopy>;

export const useAreasCopy = createCopy('areas', areasCopy);
