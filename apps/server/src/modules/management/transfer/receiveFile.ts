import { readFile, rm } from 'node:fs/promises';
import { ApiError, invalid } from '../../../contract/ApiError.js';
import type { UserCall } from '../../../http/context.js';
import { tooLarge, type FileRefusal } from '../../uploads/FileRefusal.js';
import { readForm, type Received } from '../../uploads/readForm.js';

/** Of a JSON file with its pictures and attachments; a workbook has less (`transferHandlers`). */
const maxBytes = 24 * 1_048_576;

export interface ReceivedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A refusal of a file as the response that its user sees. */
export const refusedFile = ({ userMessage, tooLarge: isTooLarge }: FileRefusal) =>
  new ApiError(isTooLarge ? '100413' : '100400', {
    message: userMessage,
    fieldErrors: [{ field: 'file', message: userMessage }],
  });

/** The only file of a form; nothing of it stays on the disk. */
export async function receiveFile({
  request,
  storage,
}: Pick<UserCall<'importManagedItems'>, 'request' | 'storage'>): Promise<ReceivedFile> {
  const received: Received[] = [];
  const limits = { folder: storage.incoming, maxBytes, maxFiles: 1, maxTotal: maxBytes };
  try {
    await readForm(request, limits, async (part) => {
      if ('value' in part || part.name !== 'file')
        throw invalid([{ field: part.name, message: '填写的内容格式不正确' }]);
      received.push(await part.receive(maxBytes));
    });
    const [file] = received;
    if (!file) throw invalid([{ field: 'file', message: '请选择文件' }]);
    if (file.tooLarge) throw refusedFile(tooLarge(maxBytes));
    return { name: file.fileName, content: await readFile(file.path) };
  } finally {
    for (const { path } of received) await rm(path, { force: true });
  }
}
