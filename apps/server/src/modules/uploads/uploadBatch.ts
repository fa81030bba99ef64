import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FieldError, UploadedFile } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { idempotencyKeyOf } from '../../http/headers/idempotencyKey.js';
import { checkFileName } from './checkFileName.js';
import { countPixels } from './countPixels.js';
import { FileRefusal, tooLarge } from './FileRefusal.js';
import { extensionOf, uploadRules } from './fileFormats.js';
import { inspectFile, type Inspected } from './inspect/inspectFile.js';
import { reencodePicture } from './inspect/reencodePicture.js';
import { readForm, type Received } from './readForm.js';
import { findRepeated, storeFiles, type AcceptedFile } from './storeFiles.js';
import { newKeyPrefix } from './uploadTokens.js';

type BatchCall = UserCall<'uploadFiles'>;

const rules = uploadRules.ATTACHMENT;
const { batchFiles } = constants.uploads;
/** Over all files. */
const maxTotal = 5 * rules.maxBytes;

async function receiveForm({ request, storage }: BatchCall, files: Received[]): Promise<void> {
  const limits = {
    folder: storage.incoming,
    maxBytes: rules.maxBytes,
    maxFiles: batchFiles,
    maxTotal,
  };
  let total = 0;
  await readForm(request, limits, async (part) => {
    if ('value' in part || part.name !== 'files')
      throw invalid([{ field: part.name, message: '填写的内容格式不正确' }]);
    const file = await part.receive(rules.maxBytes);
    files.push(file);
    total += file.size;
    if (total > maxTotal) throw invalid([{ field: 'files', message: '文件总大小不能超过50MB' }]);
  });
  if (files.length === 0) throw invalid([{ field: 'files', message: '请选择文件' }]);
}

/**
 * Key prefix: derived from the user's `Idempotency-Key` if present, so that a repeated batch finds its files, otherwise
 * new.
 */
function keyPrefixOf({ request, user, now }: BatchCall): string {
  const fresh = newKeyPrefix(now());
  const given = idempotencyKeyOf(request);
  if (given === null) return fresh;
  const folder = createHash('sha256')
    .update(`${user.id}\n${given}`)
    .digest('base64url')
    .slice(0, 22);
  return `${fresh.split('/').slice(0, 2).join('/')}/${folder}/`;
}

type Inspecting = AcceptedFile & Inspected;

async function inspect(file: Received, key: string): Promise<Inspecting> {
  if (file.tooLarge) throw tooLarge(rules.maxBytes);
  const fileName = checkFileName(file.fileName);
  const inspected = await inspectFile(file.path, fileName, rules);
  const { path, sha256 } = file;
  return { ...inspected, key: `${key}.${extensionOf(fileName)}`, path, fileName, sha256 };
}

/** Runs an operation on each file; throws 100400 with the messages of those refused. */
async function forEach<File, Result>(
  files: readonly File[],
  work: (file: File, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const refused: FieldError[] = [];
  for (const [at, file] of files.entries()) {
    try {
      results.push(await work(file, at));
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      refused.push({ field: `files.${at}`, message: error.userMessage });
    }
  }
  if (refused.length > 0) throw invalid(refused);
  return results;
}

async function accept(call: BatchCall, files: readonly Received[]): Promise<UploadedFile[]> {
  const prefix = keyPrefixOf(call);
  const ownerId = call.user.id;
  const inspected = await forEach(files, (file, at) =>
    inspect(file, `${prefix}file-${String(at).padStart(11, '0')}`),
  );
  const repeated = await findRepeated(call, ownerId, inspected);
  const isRepeated = ({ key }: AcceptedFile) => repeated.some((row) => row.key === key);
  // The sum, before any is decoded: work on the first would be wasted if the last were refused.
  const pixels = inspected.filter((file) => !isRepeated(file)).map((file) => file.pixels);
  await countPixels(
    call,
    ownerId,
    pixels.reduce((sum, one) => sum + one, 0),
  );
  const accepted = await forEach(inspected, async (file) => ({
    ...file,
    size: isRepeated(file) ? file.size : await reencodePicture(file, { file: file.path, ownerId }),
  }));
  const fresh = accepted.filter((file) => !isRepeated(file));
  const stored =
    fresh.length > 0
      ? await storeFiles(call, { ownerId, purpose: 'ATTACHMENT', files: fresh })
      : [];
  const rows = [...repeated, ...stored];
  return accepted.flatMap(({ key }) =>
    rows
      .filter((row) => row.key === key)
      .map(({ fileName, type, size }) => ({ url: key, fileName, type, size })),
  );
}

/** Stores several files, all or none; reports why each refused one was refused. */
export async function uploadBatch(call: BatchCall): Promise<UploadedFile[]> {
  const files: Received[] = [];
  try {
    await receiveForm(call, files);
    return await accept(call, files);
  } finally {
    for (const { path } of files) await rm(path, { force: true });
  }
}
