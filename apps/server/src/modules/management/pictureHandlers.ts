import { randomUUID } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import { existing, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import type { FileRow } from '../uploads/repository.js';
import { addPicture, findPicture } from './pictureRepository.js';
import { readUpload } from './readUpload.js';

const refused = (message: string) => invalid([{ field: 'key', message }]);

/** What uploads decode and draw again; an SVG is none of them. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

function checkPicture({ mediaType, size }: FileRow): void {
  if (!pictureTypes.has(mediaType)) throw refused('请上传PNG或JPG格式的图片');
  if (size > constants.uploads.logoMaxBytes) throw refused('图片大小不能超过2MB');
}

export const pictureHandlers = {
  addPicture: {
    prepare: async (call) => {
      const file = await readUpload(call, checkPicture);
      return async ({ db, config, now }) => {
        const id = randomUUID();
        await addPicture(db, { id, ...file, createdAt: now() });
        return { url: `/api/${config.product}/user/picture/${id}` };
      };
    },
  },

  openPicture: async ({ db, input }) => {
    const { content, mediaType, fileName } = existing(await findPicture(db, input.id));
    return { content, size: content.length, mediaType, fileName, inline: true, isPublic: true };
  },
} satisfies Handlers;
