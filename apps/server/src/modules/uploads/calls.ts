import { desc } from 'drizzle-orm';
import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';
import { filesForm, uploadForm } from '../../callKit/forms.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadedFiles } from '../../schema/uploads.js';

const form = () => filesForm([['合同.pdf', pdf]]);

export const calls = defineCalls(async ({ ask }) => {
  const { token, keyPrefix } = await ask(owner, 'getUploadToken', {});
  const [file] = await ask(owner, 'uploadFiles', { body: form() });
  return {
    getUploadToken: { as: owner, input: {} },
    uploadFile: {
      as: owner,
      input: { body: uploadForm(token, `${keyPrefix}sample-file-0001.pdf`, ['合同.pdf', pdf]) },
    },
    uploadFiles: { as: owner, input: { body: form() } },
    openFile: { as: owner, input: { key: file?.url ?? '' } },
  };
});

export const things = defineThings({
  kind: 'file',
  missing: 'finance/202611/AAAAAAAAAAAAAAAAAAAAAA/no-such-file-0001.pdf',
  make: async (db) => {
    // The newest: content of the sample's own files may still be in transit.
    const [file] = await db
      .select()
      .from(uploadedFiles)
      .orderBy(desc(uploadedFiles.createdAt))
      .limit(1);
    const ownerId = file?.ownerId ?? '';
    return [
      { name: 'a file', id: file?.key ?? '', reachableBy: ({ userId }) => userId === ownerId },
    ];
  },
});
