import { fileURLToPath } from 'node:url';

export const rootDir = fileURLToPath(new URL('../../../..', import.meta.url));
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
export const workerFile = new URL('../db/pgliteWorker.mjs', import.meta.url);

/** Place and source of the orders that tests create. */
export const orderOrigin = {
  source: 'WEB',
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '500231',
  scfPlatform: '1001',
} as const;

export type TestTemplate =
  | { readonly kind: 'pglite'; readonly path: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: TestTemplate;
  }
}
