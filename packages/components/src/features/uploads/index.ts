/** File fields: selection, validation, progress, preview and replacement; unsent files are kept across a login. */

export { uploadsCopy, type UploadsCopy } from './copy.js';
export { FileUpload, type FileUploadProps } from './FileUpload.js';
export { FileViewer, type FileViewerProps, type ViewedFile } from './FileViewer.js';
export type { FileValue } from './fileValue.js';
export { LogoUpload, type LogoUploadProps, type LogoValue } from './LogoUpload.js';
