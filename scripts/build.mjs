import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { build } = await import('./lib/build.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { served, targets } = await import('./lib/targets.mjs');

// node scripts/build.mjs [target …]: without names, all that `npm start` serves.
await runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in targets));
  if (unknown) {
    throw new StopError(
      `No build target "${unknown}"; there are: ${Object.keys(targets).join(', ')}.`,
    );
  }
  await bootstrap();
  const built = await build(names.length > 0 ? names : served);
  if (built.length === 0) console.log('✓ everything is built already');
});
