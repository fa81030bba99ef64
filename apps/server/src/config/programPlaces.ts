import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Bundled, this file is part of a program in dist/; from source it is in src/config/.
const fromSource = import.meta.url.endsWith('.ts');
const here = dirname(fileURLToPath(import.meta.url));
const serverRoot = fromSource ? dirname(dirname(here)) : dirname(here);

/** The folder that holds apps/ and packages/. */
export const root = dirname(dirname(serverRoot));
/** Folder of the SQL migrations. */
export const migrationsFolder = join(serverRoot, 'drizzle');
/** Folder of the bundled contract; the build copies it beside the programs. */
export const contractFolder = fromSource ? join(root, 'openapi', 'dist') : here;
/** The program of the embedded database's thread. */
export const workerFile = new URL(
  fromSource ? '../db/pgliteWorker.mjs' : './pgliteWorker.mjs',
  import.meta.url,
);
