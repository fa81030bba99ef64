import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { build } = await import('./lib/build.mjs');
const { fromRoot } = await import('./lib/paths.mjs');
const { sandboxEnv } = await import('./lib/serverEnv.mjs');
const { shellEnv } = await import('./lib/shellEnv.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');

// The simulated desktop client alone, for a server that runs already: HUIQI_API, or the one of `npm start`.
await runMain(async () => {
  await bootstrap();
  await build(['shell']);
  const file = fromRoot('apps/playground/shell/dist/main.js');
  process.exitCode = await supervise(process.execPath, [file], shellEnv(sandboxEnv()));
});
