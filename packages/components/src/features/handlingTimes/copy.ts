import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of waiting times and the days that a region promises. */
export const handlingTimesCopy = {
  waiting: '已等待',
  days: '{n}天',
  overdue: '超期{n}天',
  today: '今天到期',
  due: '时限',
  title: '办理时限',
  heading: '本地区各事项的时限',
  intro: '从提交到办理的自然日数，适用于本地区。留空时沿用上级地区或平台的时限。',
  desk: '事项',
  kind: '产品类别',
  allKinds: '未单独设置的',
  inForce: '当前时限',
  own: '本地区设置',
  unit: '天',
  save: '保存',
  saveOf: '保存{name}的时限',
  ownOf: '{name}的办理天数',
} as const satisfies CopyTexts;

export type HandlingTimesCopy = CopyOf<typeof handlingTimesCopy>;

export const useHandlingTimesCopy = createCopy('handlingTimes', handlingTimesCopy);
