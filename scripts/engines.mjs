// npm run engines: journeys in old and other browsers (tooling/engines), all or those named: `npm run engines -- 88 Firefox`;
// `npm run engines -- frames` walks frames of another site under https alone.
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
    const named = process.argv.slice(2);
    const onlyFrames = named.join() === 'frames';
    const files = ['frames', ...(onlyFrames ? [] : ['engines'])].map((name) =>
      fromRoot(`tooling/engines/${name}.test.mjs`),
    );
    process.exitCode = await supervise(
      process.execPath,
      ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=1', ...files],
      {
        ...process.env,
        ...browser,
        ENGINES: named.join(),
        ...(postgres ? { E2E_DATABASE_URL: postgres.url } : {}),
      },
    );
  } finally {
    postgres?.stop();
  }
});
