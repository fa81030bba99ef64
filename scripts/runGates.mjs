import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { browserEnv } = await import('./lib/browser.mjs');
const { build } = await import('./lib/build.mjs');
const { changesSince } = await import('./lib/changes.mjs');
const { chooseGates, gates } = await import('./lib/gates.mjs');
const { runInLanes } = await import('./lib/lanes.mjs');
const { printCosts, printResult, printSummary } = await import('./lib/report.mjs');
const { ensureHaproxy } = await import('./lib/haproxy.mjs');
const { ensureJava } = await import('./lib/java.mjs');
const { ensurePoppler } = await import('./lib/poppler.mjs');
const { testPostgres } = await import('./lib/postgres.mjs');
const { runGate } = await import('./lib/runGate.mjs');
const { selectGates } = await import('./lib/selectGates.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { testArguments } = await import('./lib/testArguments.mjs');

// A broken build fails only the gates that need it.
async function buildAll(names) {
  const broken = new Map();
  for (const name of names) {
    try {
      await build([name]);
    } catch (error) {
      broken.set(name, error.message);
    }
  }
  return broken;
}

async function prepare(chosen) {
  const needs = new Set(chosen.flatMap(({ needs = [], prefers = [] }) => [...needs, ...prefers]));
  if (needs.has('poppler')) await ensurePoppler();
  if (needs.has('java')) await ensureJava();
  if (needs.has('haproxy')) await ensureHaproxy();
  const browser = needs.has('browser') ? await browserEnv() : {};
  const postgres = needs.has('postgres') ? await testPostgres() : undefined;
  if (needs.has('postgres') && !postgres) {
    console.log(
      '\n!!! NO POSTGRESQL: the tests on PostgreSQL cannot run. Set DATABASE_URL or install PostgreSQL.\n',
    );
  }
  return { browser, postgres };
}

// Outside CI a machine without PostgreSQL may still run the rest; the warning above names what is left out.
const runnable = (chosen, { postgres }) =>
  postgres || process.env.CI === 'true'
    ? chosen
    : chosen.filter((gate) => !gate.needs?.includes('postgres'));

function named(names) {
  const { chosen, unknown } = chooseGates(names);
  if (unknown.length > 0) {
    throw new StopError(
      `No gate "${unknown.join('", "')}"; there are: ${gates.map((gate) => gate.name).join(', ')}.`,
    );
  }
  return chosen;
}

function changedOnly(all, ref) {
  const changes = changesSince(ref);
  const { chosen, left } = selectGates(all, changes);
  console.log(`${changes.files.length} files changed since ${changes.since.slice(0, 12)}`);
  if (left.length > 0) console.log(`left to the whole run: ${left.join(', ')}`);
  return chosen;
}

async function runAll(chosen, context) {
  const running = runnable(chosen, context);
  // What one run on a database shows need not be shown on the other.
  context.testedOnPostgres = running.some(({ name }) => name === 'server-pg');
  const since = performance.now();
  context.brokenBuilds = await buildAll(new Set(running.flatMap((gate) => gate.builds)));
  const buildSeconds = (performance.now() - since) / 1000;
  const results = await runInLanes(running, 2, async (gate) =>
    printResult(await runGate(gate, context)),
  );
  return { results, buildSeconds };
}

await runMain(async () => {
  const { names, ref } = testArguments(process.argv.slice(2));
  const all = named(names);
  const chosen = ref === undefined ? all : changedOnly(all, ref);
  await bootstrap();
  const context = await prepare(chosen);
  try {
    const { results, buildSeconds } = await runAll(chosen, context);
    printCosts(results, buildSeconds);
    process.exitCode = printSummary(results);
  } finally {
    context.postgres?.stop();
  }
});
