import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../../contract/ApiError.js';

/** A received file in the folder of incoming files. */
export interface Received {
  readonly path: string;
  /** As sent by the client. */
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
  /** Exceeded the limit; this is its beginning. */
  readonly tooLarge: boolean;
}

export interface FormLimits {
  readonly folder: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** Of the whole request. */
  readonly maxTotal: number;
}

export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly receive: (maxBytes: number) => Promise<Received> };

/** Room for fields, names and boundaries around the files. */
const overhead = 65_536;
const malformed = () => invalid([{ field: '', message: '上传的内容不完整，请重试' }]);

/** Whether the disk failed. Any other early end is the client's: a truncated body, a closed connection. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  (error as NodeJS.ErrnoException).code !== 'ECONNRESET';

async function receive(part: MultipartFile, folder: string, maxBytes: number): Promise<Received> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      // The rest is read and discarded, so that the client can receive the response.
      done(null, size > maxBytes ? undefined : chunk);
    },
  });
  const disk = createWriteStream(path, { mode: 0o600 });
  // It may still be creating the file to be removed.
  const closed = new Promise<void>((resolve) => disk.once('close', () => resolve()));
  try {
    await pipeline(part.file, count, disk);
  } catch (error) {
    await closed;
    await rm(path, { force: true });
    throw isOfDisk(error) ? error : malformed();
  }
  const tooLarge = part.file.truncated || size > maxBytes;
  return { path, fileName: part.filename, size, sha256: hash.digest('hex'), tooLarge };
}

const toPart = (part: MultipartFile | MultipartValue, { folder }: FormLimits): FormPart =>
  part.type === 'file'
    ? { name: part.fieldname, receive: (maxBytes) => receive(part, folder, maxBytes) }
    : { name: part.fieldname, value: String(part.value) };

/**
 * Reads a multipart form part by part; `onPart` must consume every file. Files are streamed to disk, never held in
 * memory. After a refusal the rest of the request is read and discarded.
 */
export async function readForm(
  request: FastifyRequest,
  limits: FormLimits,
  onPart: (part: FormPart) => Promise<void>,
): Promise<void> {
  if (!request.isMultipart()) throw new ApiError('100415');
  if (Number(request.headers['content-length'] ?? 0) > limits.maxTotal + overhead)
    throw new ApiError('100413');
  const options = {
    preservePath: true,
    limits: {
      fileSize: limits.maxBytes + 1,
      files: limits.maxFiles,
      fields: 4,
      fieldSize: 4_096,
      fieldNameSize: 64,
      parts: limits.maxFiles + 4,
      headerPairs: 16,
    },
  };
  const parts = request.parts(options);
  try {
    for (;;) {
      const next = await parts.next().catch(() => {
        throw malformed();
      });
      if (next.done) return;
      await onPart(toPart(next.value, limits));
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
