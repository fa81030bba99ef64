import { configDefaults, defineConfig } from 'vitest/config';

const resolve = { conditions: ['@huiqi/source'], noExternal: [/^@huiqi\//] };

/** Tests of the embedded database's folder, thread and backup, and of the examples: a run on PostgreSQL would only repeat them. */
const embeddedOnly = [
  'src/db/{storageFailure,watchThread,dirLock,dataFolder}.test.ts',
  'src/backup/*.test.ts',
  'src/modules/webhooks/examples.test.ts',
];

/** Tests of connections to a PostgreSQL, which the embedded database has none of. */
const postgresOnly = ['src/**/*.postgres.test.ts'];

/**
 * Where the embedded database could behave otherwise: its folder and thread, work that waits, requests that race on its one
 * connection. While the same run tests everything on PostgreSQL, these are enough: it is the same engine, and the browser
 * tests walk the whole product on it.
 */
const whereDatabasesDiffer = [
  'src/{audit,backup,db,jobs,messages,seed,setup}/**/*.test.ts',
  'src/http/{cachedOperations,overload,publicCache,shedLoad}.test.ts',
  'src/modules/{applications,coupons,orders,webhooks}/*.test.ts',
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
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The application is loaded once for each worker, which saves a third of the time.
    isolate: false,
  },
});
