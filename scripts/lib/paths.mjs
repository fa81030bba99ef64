import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cacheDir = join(root, '.cache');
export const binDir = join(root, 'node_modules', '.bin');
export const fromRoot = (...parts) => join(root, ...parts);
