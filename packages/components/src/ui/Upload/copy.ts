import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of choosing files and of their state. */
export const uploadCopy = {
  dropHere: '也可拖放或粘贴到此处',
  eachFile: '单个文件不超过 {size}',
  tooManyFiles: '最多上传 {n} 个文件',
  fileAndSize: '{name}（{size}）',
  download: '下载',
  downloadOf: '下载 {name}',
  retryUpload: '重试',
  retryUploadOf: '重试 {name}',
  cancelUpload: '取消',
  cancelUploadOf: '取消上传 {name}',
  removeFile: '删除',
  removeFileOf: '删除 {name}',
  waiting: '等待上传',
  progressOf: '{name} 上传进度',
  uploaded: '已上传',
  uploadFailed: '上传未成功',
} as const satisfies CopyTexts;

export const useUploadCopy = createCopy('ui', uploadCopy);
