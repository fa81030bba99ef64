import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { build } = await import('./lib/build.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');

await runMain(async () => {
  await bootstrap();
  await build(served);
  const env = { ...process.env, ...(await browserEnv()) };
  process.exitCode = await supervise(
    'tsx',
    ['--conditions=@huiqi/source', 'bench/src/main.ts', ...process.argv.slice(2)],
    env,
  );
});
