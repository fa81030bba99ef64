import './lib/checkNode.mjs';

const { bootstrap, bootstrapBench } = await import('./lib/bootstrap.mjs');
const { build } = await import('./lib/build.mjs');
const { ensureHaproxy } = await import('./lib/haproxy.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');

// node scripts/reliability.mjs [scenario …] [--cycles n] [--rows n] [--orders n …]: bench/reliability/README.md.
await runMain(async () => {
  await bootstrap();
  await bootstrapBench();
  // The rolling restart serves the pages too.
  await build(['server', 'platform', 'embed']);
  await ensureHaproxy();
  const given = process.env.RELIABILITY_DATABASE_URL;
  const postgres = given ? { url: given, stop: () => {} } : await testPostgres();
  const env = { ...process.env, RELIABILITY_DATABASE_URL: postgres?.url ?? '' };
  delete env.DATABASE_URL;
  process.exitCode = await supervise(
    process.execPath,
    ['bench/reliability/main.mjs', ...process.argv.slice(2)],
    env,
  );
  postgres?.stop();
});
