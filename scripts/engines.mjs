// npm run engines: journeys in old and other browsers (tooling/engines). Words choose: `npm run engines -- 88 firefox login`,
// `-- routes 88` opens every page, `-- frames` walks frames of another site under https, `-- shells` what desktop shells
// lack.
import './lib/checkNode.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { build } = await import('./lib/build.mjs');
const { fromRoot } = await import('./lib/paths.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');
const { served } = await import('./lib/targets.mjs');
const { chooseWalks } = await import('../tooling/engines/chooseWalks.mjs');
const { renderTable } = await import('../tooling/engines/renderTable.mjs');

const results = fromRoot('.cache', 'engines', 'results.json');

/** Resolves with what the words of the command choose, once the engines are installed. */
async function chosen() {
  const { installEngines } = await import('../tooling/engines/installEngines.mjs');
  await installEngines();
  const { engines } = await import('../tooling/engines/engines.mjs');
  const { journeys } = await import('../tooling/engines/journeys.mjs');
  const names = { engines: Object.keys(engines), journeys: Object.keys(journeys) };
  try {
    return chooseWalks(process.argv.slice(2), names);
  } catch (error) {
    throw new StopError(error.message);
  }
}

await runMain(async () => {
  await bootstrap();
  const choice = await chosen();
  await build(served);
  const browser = await browserEnv();
  const postgres = await testPostgres();
  rmSync(results, { force: true });
  try {
    const walks = { ...choice, journeys: choice.journeys.length > 0 };
    const files = ['journeys', 'routes', 'frames', 'shells']
      .filter((name) => walks[name])
      .map((name) => fromRoot(`tooling/engines/${name}.walk.mjs`));
    process.exitCode = await supervise(
      process.execPath,
      ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=1', ...files],
      {
        ...process.env,
        ...browser,
        ENGINES: JSON.stringify({ ...choice, results }),
        ...(postgres ? { E2E_DATABASE_URL: postgres.url } : {}),
      },
    );
    if (existsSync(results))
      console.log(`\n${renderTable(JSON.parse(readFileSync(results, 'utf8')))}`);
  } finally {
    postgres?.stop();
  }
});
