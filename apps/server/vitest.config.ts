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

/** Tests of what stands before the database, or costs minutes: once is enough, if a run on PostgreSQL is under way too. */
const onceOnly = [
  'src/config/observability.test.ts',
  'src/contract/{access,fuzz}.test.ts',
  'src/http/{contentTypes,crossOrigin,crossSite,desktopClient,devProxy,forwarded,input,logger,metrics,publicCache,tracing}.test.ts',
  'src/modules/captchas/*.test.ts',
  'src/modules/companies/{slowRegister,verification}.test.ts',
  'src/modules/exports/xls/*.test.ts',
  'src/modules/partners/exchange.test.ts',
  'src/modules/reports/documents.test.ts',
  'src/modules/session/{handover,logins}.test.ts',
  'src/modules/webhooks/demoWebhook.test.ts',
  'src/telemetry/*.test.ts',
];

const onPostgres = Boolean(process.env['DATABASE_URL']);
const elsewhere = [
  ...(onPostgres ? embeddedOnly : postgresOnly),
  ...(process.env['HUIQI_TESTED_ON_POSTGRES'] === '1' ? onceOnly : []),
];

export default defineConfig({
  resolve: { conditions: resolve.conditions },
  ssr: { resolve: { conditions: resolve.conditions } },
  // The environment of the global setup, which would look for built packages.
  environments: { __vitest__: { resolve } },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...elsewhere],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The application is loaded once for each worker, which saves a third of the time.
    isolate: false,
  },
});
