import type { Translation } from '../../provider/copy.js';
import type { uploadsCopy } from './copy.js';

/** English copy of uploading files. */
export const uploadsCopyEn = {
  hint: '{formats}, at most {size} each',
  hintMany: '{formats}, at most {size} each, at most {count} files',
  failed: 'Upload failed',
  offline: 'You are offline; the upload goes on when you are back',
  openFailed: 'The file could not be opened, please try again',
  preview: 'Preview of {name}',
  unnamed: 'File {number}',
  viewer: 'Files',
  fileAt: 'File {n} of {total}',
  previousFile: 'Previous file',
  nextFile: 'Next file',
  download: 'Download',
  downloadOf: 'Download {name}',
  notPicture: 'This format cannot be shown here; download it to read it',
  noDocumentViewer: 'This device cannot show a PDF here; download it to read it',
  unreadable: 'The picture cannot be shown; download it to see it',
  chooseLogo: 'Upload a picture',
  changeLogo: 'Change the picture',
  logoHint: 'PNG or JPG, at most {size}, best a square',
} as const satisfies Translation<typeof uploadsCopy>;
