import type { Config } from '../config/config.js';
import { diskStorage } from './diskStorage.js';
import type { ObjectStorage } from './ObjectStorage.js';
import { s3Storage } from './s3Storage.js';

/** The configured storage. */
export const openStorage = ({ storage }: Pick<Config, 'storage'>): ObjectStorage =>
  storage.s3 ? s3Storage(storage.folder, storage.s3) : diskStorage(storage.folder);
