import { rm } from 'node:fs/promises';
import type { StoredFile } from '@huiqi/sdk';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { checkFileName } from './checkFileName.js';
import { countPixels } from './countPixels.js';
import { fileAddress } from './fileAddress.js';
import { FileRefusal, tooLarge, wrongContent } from './FileRefusal.js';
import { extensionOf, fileFormats, uploadRules } from './fileFormats.js';
import { formatOf, inspectFile } from './inspect/inspectFile.js';
import { reencodePicture } from './inspect/reencodePicture.js';
import { readForm, type Received } from './readForm.js';
import { spendToken, type FileRow, type TokenRow } from './repository.js';
import { findRepeated, storeFiles } from './storeFiles.js';
import { requireToken } from './uploadTokens.js';

type UploadCall = UserCall<'uploadFile'>;

const nameInFolder = /^[A-Za-z0-9_-]{16,64}\.[a-z]{3,4}$/;

interface Arrived {
  readonly token: TokenRow;
  readonly key: string;
  readonly file: Received;
}

/** Reads the form; checks token and key before reading any byte of the file. */
async function receiveForm({ request, db, now, storage }: UploadCall): Promise<Arrived> {
  const { maxBytes } = uploadRules.ATTACHMENT;
  const fields = new Map<string, string>();
  const arrived: Arrived[] = [];
  const limits = { folder: storage.incoming, maxBytes, maxFiles: 1, maxTotal: maxBytes };
  try {
    await readForm(request, limits, async (part) => {
      if ('value' in part) {
        if (!['key', 'token'].includes(part.name) || fields.has(part.name) || arrived.length > 0)
          throw invalid([{ field: part.name, message: '填写的内容格式不正确' }]);
        fields.set(part.name, part.value);
        return;
      }
      if (part.name !== 'file')
        throw invalid([{ field: part.name, message: '填写的内容格式不正确' }]);
      const token = await requireToken(db, fields.get('token') ?? '', now());
      const key = fields.get('key') ?? '';
      if (!key.startsWith(token.keyPrefix) || !nameInFolder.test(key.slice(token.keyPrefix.length)))
        throw invalid([{ field: 'key', message: '上传凭证与文件不符，请重新上传' }]);
      const file = await part.receive(uploadRules[token.purpose].maxBytes);
      arrived.push({ token, key, file });
    });
  } catch (error) {
    for (const { file } of arrived) await rm(file.path, { force: true });
    throw error;
  }
  const [one] = arrived;
  if (!one) throw invalid([{ field: 'file', message: '请选择文件' }]);
  return one;
}

async function accept(call: UploadCall, { token, key, file }: Arrived): Promise<FileRow> {
  const { userId: ownerId, purpose, idHash } = token;
  const rules = uploadRules[purpose];
  if (file.tooLarge) throw tooLarge(rules.maxBytes);
  const fileName = checkFileName(file.fileName);
  const { mediaType } = formatOf(fileName, rules);
  if (fileFormats[extensionOf(key)]?.mediaType !== mediaType) throw wrongContent();
  const [repeated] = await findRepeated(call, ownerId, [{ key, sha256: file.sha256 }]);
  if (repeated) return repeated;
  const inspected = await inspectFile(file.path, fileName, rules);
  await countPixels(call, ownerId, inspected.pixels);
  const size = await reencodePicture(inspected, { file: file.path, ownerId });
  if (!(await spendToken(call.db, idHash)))
    throw invalid([{ field: 'token', message: '上传文件数量已达上限，请重试' }]);
  const { format } = inspected;
  const accepted = { key, path: file.path, fileName, format, size, sha256: file.sha256 };
  const [row] = await storeFiles(call, { ownerId, purpose, files: [accepted] });
  if (!row) throw new Error('A stored file has no row');
  return row;
}

const refusedAs = ({ userMessage, tooLarge: isTooLarge }: FileRefusal) => {
  const fieldErrors = [{ field: 'file', message: userMessage }];
  return new ApiError(isTooLarge ? '100413' : '100400', { message: userMessage, fieldErrors });
};

/** Stores the single file of a form with an upload token. */
export async function uploadOne(call: UploadCall): Promise<StoredFile> {
  const arrived = await receiveForm(call);
  try {
    const { key, fileName, type, size } = await accept(call, arrived);
    return { key, url: fileAddress(call.config, key) ?? '', fileName, type, size };
  } catch (error) {
    throw error instanceof FileRefusal ? refusedAs(error) : error;
  } finally {
    await rm(arrived.file.path, { force: true });
  }
}
