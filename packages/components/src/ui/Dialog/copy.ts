import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of dialogs. */
export const dialogCopy = {
  close: '关闭',
  ok: '确定',
  cancel: '取消',
  discardTitle: '放弃已填写的内容？',
  discardText: '关闭后，已填写的内容不会保存。',
  resume: '继续填写',
  discard: '放弃',
} as const satisfies CopyTexts;

export const useDialogCopy = createCopy('ui', dialogCopy);
