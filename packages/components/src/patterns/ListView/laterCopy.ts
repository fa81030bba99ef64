import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of lists that is loaded on demand: the filter sheet, and empty results. */
export const laterListCopy = {
  showResults: '查看结果',
  showCount: '查看 {n} 个结果',
  tryOther: '换一个条件，或清除全部条件再看看。',
  clearConditions: '清除全部条件',
} as const satisfies CopyTexts;

export const useLaterListCopy = createCopy('lists', laterListCopy);
