import { configDefaults, defineConfig } from 'vitest/config';

const resolve = { conditions: ['@huiqi/source'], noExternal: [/^@huiqi\//] };

/** Tests of the embedded database's folder, thread and backup, and of the examples: a run on PostgreSQL would only repeat them. */
const embeddedOnly = [
  'src/db/{storageFailure,watchThread,dirLock,dataFolder}.test.ts',
  'src/backup/*.test.ts',
  'src/modules/webhooks/examples.test.ts',
];

export default defineConfig({
  resolve: { conditions: resolve.conditions },
  ssr: { resolve: { conditions: resolve.conditions } },
  // The environment of the global setup, which would look for built packages.
  environments: { __vitest__: { resolve } },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['DATABASE_URL'] ? embeddedOnly : [])],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The application is loaded once for each worker, which saves a third of the time.
    isolate: false,
  },
});
