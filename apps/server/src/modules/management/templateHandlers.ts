import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../http/context.js';
import { addTemplate } from './kinds/policyRepository.js';
import { readUpload } from './readUpload.js';

export const templateHandlers = {
  addPolicyTemplate: {
    prepare: async (call) => {
      const file = await readUpload(call);
      return async ({ db }) => {
        const id = randomUUID();
        await addTemplate(db, { id, ...file });
        return { id, fileName: file.fileName };
      };
    },
  },
} satisfies Handlers;
