import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of masked numbers that staff can reveal. */
export const numbersCopy = {
  show: '显示号码',
  hide: '隐藏号码',
  recorded: '查看将被记录',
  notMine: '只有办理人员可以查看完整号码。',
  ended: '已办结，不再提供完整号码。',
  call: '拨打',
  none: '未填写',
} as const satisfies CopyTexts;

export const useNumbersCopy = createCopy('staffNumbers', numbersCopy);
