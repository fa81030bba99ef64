import { randomUUID } from 'node:crypto';
import type { UploadPurpose } from '@huiqi/sdk';
import { conflict } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { countUploads, releaseUploads } from './countUploads.js';
import type { FileFormat } from './fileFormats.js';
import { addFiles, findFiles, type FileRow, type NewFile } from './repository.js';

/** A file that has been received and inspected. */
export interface AcceptedFile {
  readonly key: string;
  readonly path: string;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly size: number;
  readonly sha256: string;
}

export interface Storing {
  readonly ownerId: string;
  readonly purpose: UploadPurpose;
  readonly files: readonly AcceptedFile[];
}

type Storage = Pick<Call<never>, 'db' | 'config' | 'now' | 'storage'>;

/** The files already stored under these keys; throws 100409 if one of them differs. */
export async function findRepeated(
  { db }: Pick<Storage, 'db'>,
  ownerId: string,
  files: readonly Pick<AcceptedFile, 'key' | 'sha256'>[],
): Promise<FileRow[]> {
  const keys = files.map(({ key }) => key);
  const stored = await findFiles(db, keys);
  for (const row of stored) {
    const again = files.find(({ key }) => key === row.key);
    if (row.ownerId !== ownerId || row.sha256 !== again?.sha256)
      throw conflict('该文件已上传，请重新选择');
  }
  return stored;
}

function toRow(file: AcceptedFile, { ownerId, purpose }: Storing, now: Date): NewFile {
  const { key, fileName, format, size, sha256 } = file;
  return {
    key,
    objectName: `${key.split('/')[1]}/${randomUUID()}`,
    ownerId,
    purpose,
    fileName,
    type: format.type,
    mediaType: format.mediaType,
    size,
    sha256,
    createdAt: now,
    unusedSince: now,
  };
}

/**
 * Stores all files or none and returns their rows in order. The content comes before the row: a crash leaves an object
 * without a row, which is swept, never a row without content.
 */
export async function storeFiles(call: Storage, storing: Storing): Promise<FileRow[]> {
  const { db, storage } = call;
  const { ownerId, files } = storing;
  await countUploads(
    call,
    ownerId,
    files.map(({ size }) => size),
  );
  const now = call.now();
  const rows = files.map((file) => toRow(file, storing, now));
  const written: string[] = [];
  try {
    for (const [at, { objectName, mediaType }] of rows.entries()) {
      written.push(objectName);
      await storage.put(objectName, files[at]?.path ?? '', mediaType);
    }
    const added = await addFiles(db, rows);
    // If a concurrent repetition stored them first, its rows count and these objects are not needed.
    const taken = rows.filter(({ key }) => !added.some((row) => row.key === key));
    for (const { objectName } of taken) await storage.delete(objectName);
    const repeated = await findRepeated(
      call,
      ownerId,
      files.filter(({ key }) => taken.some((row) => row.key === key)),
    );
    const all = [...added, ...repeated];
    return rows.flatMap(({ key }) => all.filter((row) => row.key === key));
  } catch (error) {
    // If the database's response was lost, the row may exist; then its object must stay.
    const kept = await findFiles(
      db,
      rows.map(({ key }) => key),
    ).catch(() => null);
    if (kept !== null) {
      const isKept = (name: string) => kept.some(({ objectName }) => objectName === name);
      for (const name of written)
        if (!isKept(name)) await storage.delete(name).catch(() => undefined);
      const lost = rows.filter(({ objectName }) => !isKept(objectName));
      const sizes = lost.map(({ size }) => size);
      await releaseUploads(call, ownerId, sizes).catch(() => undefined);
    }
    throw error;
  }
}
