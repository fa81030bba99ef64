import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { changesSince } = await import('./lib/changes.mjs');
const { namedGates } = await import('./lib/namedGates.mjs');
const { runInLanes } = await import('./lib/lanes.mjs');
const { printCosts, printResult, printSummary } = await import('./lib/report.mjs');
const { keysNow, passedGates } = await import('./lib/passedGates.mjs');
const { prepareGates } = await import('./lib/prepareGates.mjs');
const { runGate } = await import('./lib/runGate.mjs');
const { selectGates } = await import('./lib/selectGates.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { testArguments } = await import('./lib/testArguments.mjs');

// Outside CI a machine without PostgreSQL may still run the rest; the warning above names what is left out.
const runnable = (chosen, { postgres }) =>
  postgres || process.env.CI === 'true'
    ? chosen
    : chosen.filter((gate) => !gate.needs?.includes('postgres'));

function changedOnly(all, ref) {
  const changes = changesSince(ref);
  const { chosen, left } = selectGates(all, changes);
  console.log(`${changes.files.length} files changed since ${changes.since.slice(0, 12)}`);
  if (left.length > 0) console.log(`left to the whole run: ${left.join(', ')}`);
  return chosen;
}

const isOnPostgres = ({ name }) => name === 'server-pg';
const isOnEmbedded = ({ name }) => name === 'e2e-embedded';

/** Runs the gates that have not already passed on the same files. */
async function runAll(chosen, isFresh) {
  const circumstances = {
    onPostgres: chosen.some(isOnPostgres),
    onEmbedded: chosen.some(isOnEmbedded),
  };
  const passed = passedGates();
  const keyOf = keysNow(circumstances);
  const keys = new Map(chosen.map((gate) => [gate, keyOf(gate)]));
  const counted = (gate) => (isFresh ? undefined : passed.find(keys.get(gate)));
  const unchanged = chosen
    .filter(counted)
    .map((gate) => printResult({ gate, counts: counted(gate), seconds: 0, isUnchanged: true }));
  const rest = chosen.filter((gate) => unchanged.every((result) => result.gate !== gate));
  const context = await prepareGates(rest);
  try {
    const running = runnable(rest, context);
    // Tests that ran on one database need not run on the other.
    const shown = [...unchanged.map(({ gate }) => gate), ...running];
    context.testedOnPostgres = shown.some(isOnPostgres);
    context.testedOnEmbedded = shown.some(isOnEmbedded);
    const since = performance.now();
    // A broken build fails only the gates that need it.
    const { broken } = await buildAll(new Set(running.flatMap((gate) => gate.builds)));
    context.brokenBuilds = new Map([...broken].map(([name, { message }]) => [name, message]));
    const buildSeconds = (performance.now() - since) / 1000;
    const ran = await runInLanes(running, 2, async (gate) => {
      const result = printResult(await runGate(gate, context));
      // A file may have been written meanwhile, so it is unknown which version was tested.
      if (keysNow(circumstances)(gate) === keys.get(gate))
        passed.keep(keys.get(gate), result.counts);
      return result;
    });
    return { results: [...unchanged, ...ran], buildSeconds };
  } finally {
    context.postgres?.stop();
  }
}

await runMain(async () => {
  const { names, ref, fresh } = testArguments(process.argv.slice(2));
  const all = namedGates(names);
  const chosen = ref === undefined ? all : changedOnly(all, ref);
  await bootstrap();
  const { results, buildSeconds } = await runAll(chosen, fresh);
  printCosts(results, buildSeconds);
  process.exitCode = printSummary(results);
});
