import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of a table of thousands of rows. */
export const windowedTableCopy = {
  printedRows: '仅打印前{printed}行，另有{rest}行未打印。',
} as const satisfies CopyTexts;

export const useWindowedTableCopy = createCopy('ui', windowedTableCopy);
