import type { Handlers } from '../../http/context.js';
import { openStored } from './openStored.js';
import { uploadBatch } from './uploadBatch.js';
import { uploadOne } from './uploadOne.js';
import { issueToken } from './uploadTokens.js';

export const handlers = {
  getUploadToken: (call) => issueToken(call, call.input.purpose ?? 'ATTACHMENT'),
  uploadFile: uploadOne,
  uploadFiles: uploadBatch,
  openFile: openStored,
} satisfies Handlers;
