import './lib/checkNode.mjs';

const { bootstrap, bootstrapBench } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { build } = await import('./lib/build.mjs');
const { run } = await import('./lib/exec.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');

/** What each part of the measurements needs. */
const parts = {
  sdk: { builds: [] },
  embed: { builds: ['embed'] },
  server: { builds: ['server'], postgres: true },
  signedIn: { builds: ['server'], postgres: true },
  scaling: { builds: ['server'], postgres: true },
  lists: { builds: ['server'], postgres: true },
  policySearch: { builds: ['server'], postgres: true },
  serviceList: { builds: ['server'], postgres: true },
  export: { builds: ['server'], postgres: true },
  form: { builds: ['sdk', 'components'], browser: true },
  table: { builds: ['sdk', 'components'], browser: true },
  pdf: { builds: ['sdk', 'report'], browser: true },
  dashboard: { builds: ['server', 'sdk', 'components'], browser: true },
  site: { builds: served, browser: true },
  desk: { builds: ['server', 'platform'], browser: true },
  pages: { builds: ['server', 'platform'], browser: true, postgres: true },
};

// No gate checks the types of bench, because `npm test` does not install its packages.
async function checkTypes() {
  const { code, output } = await run('tsc', ['-p', 'bench', '--noEmit', '--pretty', 'false']);
  if (code !== 0) throw new StopError(output);
}

// node scripts/bench.mjs [part …]: all of them without names.
await runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in parts));
  if (unknown) {
    throw new StopError(
      `No measurement "${unknown}"; there are: ${Object.keys(parts).join(', ')}.`,
    );
  }
  const chosen = (names.length > 0 ? names : Object.keys(parts)).map((name) => parts[name]);
  await bootstrap();
  await bootstrapBench();
  await checkTypes();
  await build([...new Set(chosen.flatMap(({ builds }) => builds))]);
  const needsPostgres = chosen.some((part) => part.postgres) && !process.env.BENCH_DATABASE_URL;
  const postgres = needsPostgres ? await testPostgres() : undefined;
  const env = {
    ...process.env,
    ...(chosen.some((part) => part.browser) ? await browserEnv() : {}),
    ...(postgres ? { BENCH_DATABASE_URL: postgres.url } : {}),
  };
  delete env.DATABASE_URL;
  process.exitCode = await supervise(
    'tsx',
    ['--conditions=@huiqi/source', 'bench/src/main.ts', ...names],
    env,
  );
  postgres?.stop();
});
