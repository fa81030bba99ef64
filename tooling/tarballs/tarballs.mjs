import { join } from 'node:path';
import { cacheDir } from '../../scripts/lib/paths.mjs';

/** The packages that are published. */
export const published = ['sdk', 'report', 'components', 'embed'];

export const tarballFolder = join(cacheDir, 'tarballs');

/** The path of a package as `npm publish` would upload it, once the target `tarballs` is built. */
export const tarballOf = (name) => join(tarballFolder, `${name}.tgz`);
