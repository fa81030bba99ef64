import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of loading, error and empty states. */
export const stateCopy = {
  loading: '正在加载',
  tryAgain: '重试',
} as const satisfies CopyTexts;

export const useStateCopy = createCopy('pages', stateCopy);
