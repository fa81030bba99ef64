import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of whole pages: details, results, documents, steps. */
export const pageCopy = {
  copyOf: '{copy}{label}',
  next: '接下来',
  history: '办理进度',
  cure: '怎样解决',
  alternatives: '您还可以',
  step: '第 {n} 步/共 {total} 步',
  minutesLeft: '预计还需 {n} 分钟',
  back: '上一步',
  notFound: '没有找到这个页面',
  forbidden: '您没有查看权限',
  fault: '系统繁忙',
  requestNumber: '请求编号',
  contents: '目录',
  print: '打印',
} as const satisfies CopyTexts;

export const usePageCopy = createCopy('pages', pageCopy);
