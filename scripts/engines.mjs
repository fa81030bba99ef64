// npm run engines: journeys in old and other browsers (tooling/engines), all or those named: `npm run engines -- 88 Firefox`.
import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { build } = await import('./lib/build.mjs');
const { fromRoot } = await import('./lib/paths.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');

await runMain(async () => {
  await bootstrap();
  await build(served);
  const browser = await browserEnv();
  const postgres = await testPostgres();
  try {
    const file = fromRoot('tooling/engines/engines.test.mjs');
    process.exitCode = await supervise(
      process.execPath,
      ['--import', 'tsx', '--test', '--test-reporter=spec', file],
      {
        ...process.env,
        ...browser,
        ENGINES: process.argv.slice(2).join(),
        ...(postgres ? { E2E_DATABASE_URL: postgres.url } : {}),
      },
    );
  } finally {
    postgres?.stop();
  }
});
