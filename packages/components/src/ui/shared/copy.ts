import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of the primitives on most pages; the others have their own file. */
export const uiCopy = {
  noData: '暂无数据',
  whoHelps: '请联系本单位的平台管理员开通权限，或联系客服。',
  retry: '重试',
  partMissing: '这部分内容没有加载成功',
  partMissingHint: '请检查网络后重试，已填写的内容会保留。',
  requestNumber: '请求编号：',
  copy: '复制',
  copied: '已复制',
  closeToast: '关闭提示',
  newWindow: '（在新窗口打开）',
  pages: '分页',
  total: '共 {n} 条',
  previousPage: '上一页',
  nextPage: '下一页',
  pageNumber: '第 {n} 页',
} as const satisfies CopyTexts;

export const useUiCopy = createCopy('ui', uiCopy);
