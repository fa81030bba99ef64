import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { build } = await import('./lib/build.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');

await runMain(async () => {
  await bootstrap();
  await build(served);
  const postgres = process.env.BENCH_DATABASE_URL ? undefined : await testPostgres();
  const env = {
    ...process.env,
    ...(await browserEnv()),
    ...(postgres ? { BENCH_DATABASE_URL: postgres.url } : {}),
  };
  delete env.DATABASE_URL;
  process.exitCode = await supervise(
    'tsx',
    ['--conditions=@huiqi/source', 'bench/src/main.ts', ...process.argv.slice(2)],
    env,
  );
  postgres?.stop();
});
