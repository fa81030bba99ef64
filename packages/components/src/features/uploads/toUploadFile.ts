import type { UploadFile } from '../../ui/Upload/Upload.js';
import type { QueuedUpload } from './uploadQueue.js';

/** A queued file as the upload control shows it. */
export const toUploadFile = ({ id, file, status, progress, error }: QueuedUpload): UploadFile => ({
  id,
  name: file.name,
  size: file.size,
  status,
  progress,
  error,
});
