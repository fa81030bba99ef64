import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { Config } from '../config/config.js';
import type { ObjectStorage } from './ObjectStorage.js';

const timeoutMs = 20_000;
const prefix = 'objects/';

/** Stores objects in an S3-compatible bucket. */
export function s3Storage(
  folder: string,
  settings: NonNullable<Config['storage']['s3']>,
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
      const response = await s3.putObject(prefix + name, await readFile(file), type);
      if (!response.ok) throw new Error(`The storage responded ${response.status} to a new object`);
    },

    open: async (name) => {
      const response = await s3.getObjectResponse(prefix + name);
      // Read completely, as uploads are small: the client's timeout covers the body too, and would interrupt slow
      // readers' downloads.
      return response ? Readable.from([Buffer.from(await response.arrayBuffer())]) : null;
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
