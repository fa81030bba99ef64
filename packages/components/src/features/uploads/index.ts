/**
 * File fields: choosing, checking, progress, preview and replacing, with what could not be sent kept for after a
 * login.
 */

export { uploadsCopy, type UploadsCopy } from './copy.js';
export { FileUpload, type FileUploadProps } from './FileUpload.js';
export type { FileValue } from './fileValue.js';
export { LogoUpload, type LogoUploadProps, type LogoValue } from './LogoUpload.js';
