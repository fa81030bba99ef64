import { configDefaults, defineConfig } from 'vitest/config';

const resolve = { conditions: ['@huiqi/source'], noExternal: [/^@huiqi\//] };

/**
 * Tests of the embedded database's folder, thread and backup, and of the examples: a run on PostgreSQL would only
 * repeat them.
 */
const embeddedOnly = [
  'src/db/{storageFailure,watchThread,dirLock,dataFolder}.test.ts',
  'src/backup/*.test.ts',
  'src/modules/webhooks/examples.test.ts',
];

/** Tests of PostgreSQL connections, which the embedded database does not have. */
const postgresOnly = ['src/**/*.postgres.test.ts'];

/**
 * Where the embedded database could behave differently: its folder and thread, waiting work, races on its single
 * connection, and one success of every operation, which a query outside its transaction would hang. When the same run
 * tests everything on PostgreSQL, these are enough: it is the same engine.
 */
const whereDatabasesDiffer = [
  ...embeddedOnly,
  'src/audit/appendOnly.test.ts',
  'src/contract/responses.test.ts',
  'src/db/{applySchema,database,requireSchema}.test.ts',
  'src/http/{cache/cachedOperations,load/overload}.test.ts',
  'src/jobs/JobRunner.test.ts',
  'src/messages/delivery.test.ts',
  'src/modules/{applications/storm,management/races,serviceOrders/races,webhooks/delivery}.test.ts',
  'src/security/idempotency.test.ts',
  'src/setup/{importData,setUp}.test.ts',
];

const onPostgres = Boolean(process.env['DATABASE_URL']);
const testedOnPostgres = process.env['HUIQI_TESTED_ON_POSTGRES'] === '1';

export default defineConfig({
  resolve: { conditions: resolve.conditions },
  ssr: { resolve: { conditions: resolve.conditions } },
  // The environment of the global setup, which would look for built packages.
  environments: { __vitest__: { resolve } },
  test: {
    include: !onPostgres && testedOnPostgres ? whereDatabasesDiffer : ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(onPostgres ? embeddedOnly : postgresOnly)],
    globalSetup: ['../../tooling/vitest/contract.mjs', 'src/testing/globalSetup.ts'],
    setupFiles: ['../../tooling/vitest/patience.ts', 'src/testing/fixSeed.ts'],
    // For a busy machine; on a quiet one no test takes a tenth of it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The application is loaded once per worker, which saves a third of the time.
    isolate: false,
  },
});
