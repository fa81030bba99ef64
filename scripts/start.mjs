// package.json starts this with `exec`, so that signals to npm reach it instead of a shell in between.
// The second half of that line is for Windows, whose shell has no exec.
import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { build } = await import('./lib/build.mjs');
const { startCompanion } = await import('./lib/companion.mjs');
const { fromRoot } = await import('./lib/paths.mjs');
const { partnerEnv, withPartner } = await import('./lib/partnerEnv.mjs');
const { requirePort } = await import('./lib/port.mjs');
const { sandboxEnv } = await import('./lib/serverEnv.mjs');
const { shellEnv } = await import('./lib/shellEnv.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');

await runMain(async () => {
  const env = sandboxEnv();
  await requirePort(Number(env.PORT), env.HUIQI_HOST);
  await bootstrap();
  await build(served);
  const companions =
    env.HUIQI_SANDBOX === '1'
      ? [
          ['apps/playground/partner/dist/main.js', partnerEnv(env)],
          ['apps/playground/shell/dist/main.js', shellEnv(env)],
          ['scripts/buildStories.mjs', env],
        ]
      : [];
  const ends = companions.map(([file, settings]) => startCompanion(fromRoot(file), settings));
  process.exitCode = await supervise(
    process.execPath,
    [fromRoot('apps/server/dist/main.js')],
    withPartner(env),
  );
  for (const end of ends) end();
});
