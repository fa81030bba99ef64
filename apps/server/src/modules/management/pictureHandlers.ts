import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { constants } from '@huiqi/sdk/domain';
import { existing, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { findFile } from '../uploads/repository.js';
import { addPicture, findPicture } from './pictureRepository.js';

const refused = (message: string) => invalid([{ field: 'key', message }]);
const missing = () => refused('文件不存在，请重新上传');

/** What uploads decode and draw again; an SVG is none of them. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

export const pictureHandlers = {
  addPicture: async ({ db, storage, user, input, config, now }) => {
    const file = await findFile(db, input.body.key);
    if (file?.ownerId !== user.id || file.purpose !== 'ATTACHMENT') throw missing();
    const { fileName, mediaType } = file;
    if (!pictureTypes.has(mediaType)) throw refused('请上传PNG或JPG格式的图片');
    if (file.size > constants.uploads.logoMaxBytes) throw refused('图片大小不能超过2MB');
    const stored = await storage.open(file.objectName);
    if (stored === null) throw missing();
    const id = randomUUID();
    const content = await buffer(stored);
    await addPicture(db, { id, fileName, mediaType, content, createdAt: now() });
    return { url: `/api/${config.product}/user/picture/${id}` };
  },

  openPicture: async ({ db, input }) => {
    const { content, mediaType, fileName } = existing(await findPicture(db, input.id));
    return { content, size: content.length, mediaType, fileName, inline: true, isPublic: true };
  },
} satisfies Handlers;
