import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { findFile } from '../uploads/repository.js';
import { addTemplate } from './kinds/policyRepository.js';

const missing = () => invalid([{ field: 'key', message: '文件不存在，请重新上传' }]);

export const templateHandlers = {
  addPolicyTemplate: async ({ db, storage, user, input }) => {
    const file = await findFile(db, input.body.key);
    if (file?.ownerId !== user.id || file.purpose !== 'ATTACHMENT') throw missing();
    const stored = await storage.open(file.objectName);
    if (stored === null) throw missing();
    const id = randomUUID();
    const { fileName, mediaType } = file;
    await addTemplate(db, { id, fileName, mediaType, content: await buffer(stored) });
    return { id, fileName };
  },
} satisfies Handlers;
