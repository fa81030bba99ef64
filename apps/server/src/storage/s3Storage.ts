import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { Config } from '../config/config.js';
import { ApiError } from '../contract/ApiError.js';
import type { ObjectStorage } from './ObjectStorage.js';

const prefix = 'objects/';
const retryAfterSeconds = 5;

/** Whether the storage did not respond in time, or responded that it cannot serve now. */
function isBusy(error: unknown): boolean {
  const { name = '', status = 0 } = error as { name?: string; status?: number };
  return name === 'TimeoutError' || status === 429 || status >= 500;
}

async function served<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw Object.assign(new ApiError('100503', { retryAfterSeconds }), { cause: error });
  }
}

/** Stores objects in an S3-compatible bucket. */
export function s3Storage(
  folder: string,
  settings: NonNullable<Config['storage']['s3']>,
  timeoutMs = 20_000,
): ObjectStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const bucketAt = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const s3 = new S3mini({
    accessKeyId,
    secretAccessKey,
    region,
    endpoint: bucketAt,
    requestAbortTimeout: timeoutMs,
  });
  return {
    incoming: join(folder, 'incoming'),

    put: async (name, file, type) => {
      const response = await served(s3.putObject(prefix + name, await readFile(file), type));
      if (!response.ok) throw new Error(`The storage responded ${response.status} to a new object`);
    },

    open: async (name) => {
      const response = await served(s3.getObjectResponse(prefix + name));
      // Read completely, as uploads are small: the client's timeout covers the body too, and would interrupt slow
      // readers' downloads.
      return response ? Readable.from([Buffer.from(await served(response.arrayBuffer()))]) : null;
    },

    delete: async (name) => {
      await s3.deleteObject(prefix + name);
    },

    listBefore: async (time) => {
      const found = (await s3.listObjects('/', prefix)) ?? [];
      return found
        .filter(({ LastModified }) => new Date(LastModified) < time)
        .map(({ Key }) => Key.slice(prefix.length));
    },
  };
}
