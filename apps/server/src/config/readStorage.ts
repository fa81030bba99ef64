import { join } from 'node:path';
import { StartError } from './StartError.js';

export interface S3Settings {
  /** Origin of the storage, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface StorageSettings {
  /** Folder of uploaded files; with S3 of those being received. */
  readonly folder: string;
  readonly s3: S3Settings | null;
}

const required = {
  bucket: 'HUIQI_S3_BUCKET',
  accessKeyId: 'HUIQI_S3_ACCESS_KEY',
  secretAccessKey: 'HUIQI_S3_SECRET_KEY',
} as const;

function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const endpoint = env.HUIQI_S3_ENDPOINT;
  if (!endpoint) return null;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new StartError('HUIQI_S3_ENDPOINT must be an http or https address.');
  const missing = Object.values(required).filter((name) => !env[name]);
  if (missing.length > 0)
    throw new StartError(`HUIQI_S3_ENDPOINT is set; set ${missing.join(', ')} too.`);
  return {
    endpoint,
    region: env.HUIQI_S3_REGION || 'us-east-1',
    bucket: env[required.bucket] ?? '',
    accessKeyId: env[required.accessKeyId] ?? '',
    secretAccessKey: env[required.secretAccessKey] ?? '',
  };
}

/** Where uploaded files are kept: a folder, or a bucket if `HUIQI_S3_ENDPOINT` is set. */
export const readStorage = (env: NodeJS.ProcessEnv, dataDir: string): StorageSettings => ({
  folder: env.HUIQI_UPLOAD_DIR || join(dataDir, 'files'),
  s3: readS3(env),
});
