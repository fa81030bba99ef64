import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of rich text. */
export const richTextCopy = {
  tableOf: '正文表格 {n}',
} as const satisfies CopyTexts;

export const useRichTextCopy = createCopy('pages', richTextCopy);
