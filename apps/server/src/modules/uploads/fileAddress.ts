import { constants } from '@huiqi/sdk/domain';
import type { Config } from '../../config/config.js';

/** Prefix of the key in a file's address. */
export const fileDomain = ({ product }: Pick<Config, 'product'>) =>
  `/api/${product}/user/file?key=`;

/** Address of a stored file; a value that is not a key (a picture of the site) stays as it is. */
export function fileAddress(config: Pick<Config, 'product'>, key: string | null): string | null {
  return key?.startsWith(constants.uploadKeyPrefix) ? fileDomain(config) + key : key;
}
