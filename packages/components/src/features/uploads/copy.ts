import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of uploading files. */
export const uploadsCopy = {
  hint: '支持{formats}，单个文件不超过{size}',
  hintMany: '支持{formats}，单个文件不超过{size}，最多{count}个',
  failed: '上传失败',
  offline: '网络已断开，恢复后自动继续上传',
  openFailed: '文件打开失败，请重试',
  preview: '{name} 的预览',
  unnamed: '文件{number}',
  chooseLogo: '上传头像',
  changeLogo: '更换头像',
  logoHint: 'PNG 或 JPG，不超过{size}，建议使用正方形图片',
} as const satisfies CopyTexts;

export type UploadsCopy = CopyOf<typeof uploadsCopy>;

export const useUploadsCopy = createCopy('uploads', uploadsCopy);
