import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBuilds, git } from './copyTree.mjs';
import { firstFailure } from './firstFailure.mjs';
import { heal, plant } from './plant.mjs';

const runners = {
  // By the path from the package, which Vitest takes for a part of the path and Playwright for a pattern.
  vitest: (command, cwd, files) => [...command, ...files.map((file) => relative(cwd, file))],
  playwright: (command, cwd, files) => [...command, ...files.map((file) => relative(cwd, file))],
  node: ([node], _cwd, files) => [node, '--test', '--test-reporter=tap', ...files],
};

/** The gate limited to the named tests; the whole gate if none are named or it has none. */
export const limited = (gate, files) =>
  files.length > 0 && runners[gate.report]
    ? { ...gate, command: runners[gate.report](gate.command, gate.cwd, files) }
    : gate;

/** The gates of the copy, which run in it: { gates, selectGates, run(gate) }. */
export async function gatesOf(copy, context) {
  const load = (name) => import(pathToFileURL(`${copy}/scripts/lib/${name}.mjs`).href);
  const [{ gates }, { selectGates }, { runGate }, { build }, { changesSince }] = await Promise.all(
    ['gates', 'selectGates', 'runGate', 'build', 'changes'].map(load),
  );
  /** Returns the first failure of the gate, or undefined. */
  async function run(gate) {
    const brokenBuilds = new Map();
    if (gate.builds.length > 0) copyBuilds(gate.builds);
    for (const name of gate.builds)
      await build([name]).catch((error) => brokenBuilds.set(name, error.message));
    const result = await runGate(gate, { ...context, brokenBuilds, testedOnPostgres: true });
    return result.counts.failed > 0 ? firstFailure(result, copy) : undefined;
  }
  return { gates, run, chosenNow: () => selectGates(gates, changesSince('HEAD')).chosen };
}

/** A gate may run as long as it takes; what is given little time comes first. */
const byCost = (a, b) => a.timeoutMs * a.weight - b.timeoutMs * b.weight;

/**
 * Plants the fault and runs the gate that should catch it, then those that `npm test -- --changed` picks, the cheapest
 * first, until one fails; with `all` every one. Returns { name, gate, test, more, seconds }; no gate if none failed.
 */
export async function tryFault(fault, { copy, own, all }) {
  const since = performance.now();
  const expected = own.gates.find(({ name }) => name === fault.gate);
  const caught = [];
  await heal();
  try {
    plant(fault, copy);
    const chosen = own.chosenNow().sort(byCost);
    const isExpected = ({ name }) => name === fault.gate;
    const first = fault.test
      ? limited(expected, [fault.test])
      : (chosen.find(isExpected) ?? expected);
    const later = fault.test ? chosen : chosen.filter((gate) => !isExpected(gate));
    for (const gate of [first, ...later]) {
      const test = await own.run(gate);
      if (test !== undefined) caught.push({ gate: gate.name, test });
      if (test !== undefined && !all) break;
    }
  } finally {
    await heal();
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  const [first, ...more] = caught;
  const commit = await git('rev-parse', '--short', 'HEAD');
  return { name: fault.name, ...first, more: more.map(({ gate }) => gate), seconds, commit };
}
