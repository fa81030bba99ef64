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
  viewer: '附件预览',
  fileAt: '第 {n} 个，共 {total} 个',
  previousFile: '上一个文件',
  nextFile: '下一个文件',
  download: '下载',
  downloadOf: '下载 {name}',
  notPicture: '这种格式不能在页面内预览，请下载查看。',
  noDocumentViewer: '当前设备不能在页面内显示 PDF，请下载查看。',
  unreadable: '图片无法显示，请下载查看。',
  chooseLogo: '上传头像',
  changeLogo: '更换头像',
  logoHint: 'PNG 或 JPG，不超过{size}，建议使用正方形图片',
} as const satisfies CopyTexts;

export type UploadsCopy = CopyOf<typeof uploadsCopy>;

export const useUploadsCopy = createCopy('uploads', uploadsCopy);
