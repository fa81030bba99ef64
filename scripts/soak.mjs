// Repeats the tests of gates while other work keeps every core busy, and names each test that failed at least once.
//   npm run soak -- <gate…> [--rounds=10] [--quiet]
import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { namedGates } = await import('./lib/namedGates.mjs');
const { occupyCores } = await import('./lib/occupyCores.mjs');
const { prepareGates } = await import('./lib/prepareGates.mjs');
const { printResult } = await import('./lib/report.mjs');
const { runGate } = await import('./lib/runGate.mjs');
const { soakArguments } = await import('./lib/soakArguments.mjs');
const { runMain } = await import('./lib/stop.mjs');

/** Runs one gate `rounds` times; resolves with the rounds that failed and how often each test did. */
async function soak(gate, rounds, context) {
  const failures = new Map();
  let red = 0;
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`${gate.name}, round ${round} of ${rounds}`);
    const { counts } = printResult(await runGate(gate, context));
    if (counts.failed > 0) red += 1;
    for (const name of counts.failures ?? []) failures.set(name, (failures.get(name) ?? 0) + 1);
  }
  return { gate, red, failures };
}

await runMain(async () => {
  const { names, rounds, quiet } = soakArguments(process.argv.slice(2));
  const chosen = namedGates(names);
  await bootstrap();
  const context = await prepareGates(chosen);
  const release = () => context.postgres?.stop();
  try {
    const { broken } = await buildAll(new Set(chosen.flatMap((gate) => gate.builds)));
    context.brokenBuilds = new Map([...broken].map(([name, { message }]) => [name, message]));
    const results = [];
    const free = quiet ? () => undefined : occupyCores();
    try {
      for (const gate of chosen) results.push(await soak(gate, rounds, context));
    } finally {
      free();
    }
    console.log(`\n${'gate'.padEnd(24)}rounds failed`);
    for (const { gate, red, failures } of results) {
      console.log(`${gate.name.padEnd(24)}${red} of ${rounds}`);
      for (const [name, times] of failures) console.log(`    ${times} × ${name}`);
    }
    process.exitCode = results.some(({ red }) => red > 0) ? 1 : 0;
  } finally {
    release();
  }
});
