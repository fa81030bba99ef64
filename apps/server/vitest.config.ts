import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['@huiqi/source'];

/** Of the embedded database's folder, thread and backup: a run on PostgreSQL would only repeat them. */
const embeddedOnly = [
  'src/db/{storageFailure,watchThread,dirLock,dataFolder}.test.ts',
  'src/backup/*.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['DATABASE_URL'] ? embeddedOnly : [])],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
