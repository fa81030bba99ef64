import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBuilds, git } from './copyTree.mjs';
import { firstFailure } from './firstFailure.mjs';
import { injectFault, restoreTree } from './injectFault.mjs';

const runners = {
  // By the path from the package, which Vitest takes for a part of the path and Playwright for a pattern.
  vitest: (command, cwd, files) => [...command, ...files.map((file) => relative(cwd, file))],
  playwright: (command, cwd, files) => [...command, ...files.map((file) => relative(cwd, file))],
  node: ([node], _cwd, files) => [node, '--test', '--test-reporter=tap', ...files],
};

/** The gate limited to the named tests; the whole gate if none are named or it has none. */
const limited = (gate, files) =>
  files.length > 0 && runners[gate.report]
    ? { ...gate, command: runners[gate.report](gate.command, gate.cwd, files) }
    : gate;

/** The gates of the copy, which run in it: { gates, run(gate), isSound(gate), chosenNow() }. */
export async function gatesOf(copy, context) {
  const load = (name) => import(pathToFileURL(`${copy}/scripts/lib/${name}.mjs`).href);
  const [{ gates }, { selectGates }, { runGate }, { buildAll }, { changesSince }] =
    await Promise.all(['gates', 'selectGates', 'runGate', 'build', 'changes'].map(load));
  /** Returns the first failure of the gate, or undefined. */
  async function run(gate) {
    const builds = ['contract', ...gate.builds];
    copyBuilds(builds);
    const { broken } = await buildAll(builds);
    const brokenBuilds = new Map([...broken].map(([name, { message }]) => [name, message]));
    const result = await runGate(gate, { ...context, brokenBuilds, testedOnPostgres: true });
    return result.counts.failed > 0 ? firstFailure(result, copy) : undefined;
  }
  const sound = new Map();
  /** Whether the gate passes without a fault: one that already fails would seem to catch every fault. */
  function isSound(gate) {
    const key = gate.command.join(' ');
    if (!sound.has(key))
      sound.set(
        key,
        run(gate).then((failure) => failure === undefined),
      );
    return sound.get(key);
  }
  // The gate that checks this list notices any change of a listed file.
  const others = gates.filter(({ name }) => name !== 'faults');
  const chosenNow = () => selectGates(others, changesSince('HEAD')).chosen;
  return { gates, run, isSound, chosenNow };
}

/** Gates with a short timeout come first. */
const byCost = (a, b) => a.timeoutMs * a.weight - b.timeoutMs * b.weight;

/**
 * Injects the fault and runs the gate that should catch it, then those that `npm test -- --changed` selects, cheapest
 * first, until one fails; with `all` every one, with `quick` only the first. Returns { name, gate, test, more, red,
 * seconds, commit }: no gate if none failed, and in `red` those that fail without the fault too.
 */
export async function tryFault(fault, { copy, own, all, quick }) {
  const since = performance.now();
  await restoreTree();
  injectFault(fault, copy);
  const chosen = own.chosenNow().sort(byCost);
  const isExpected = ({ name }) => name === fault.gate;
  const expected = own.gates.find(isExpected);
  const first = fault.test
    ? limited(expected, [fault.test])
    : (chosen.find(isExpected) ?? expected);
  const later = fault.test ? chosen : chosen.filter((gate) => !isExpected(gate));
  const [caught, red] = [[], []];
  for (const gate of quick ? [first] : [first, ...later]) {
    await restoreTree();
    injectFault(fault, copy);
    const test = await own.run(gate);
    if (test === undefined) continue;
    await restoreTree();
    if (await own.isSound(gate)) caught.push({ gate: gate.name, test });
    else red.push(gate.name);
    if (caught.length > 0 && !all) break;
  }
  await restoreTree();
  const [by, ...more] = caught;
  return {
    name: fault.name,
    ...by,
    more: more.map(({ gate }) => gate),
    red,
    seconds: Math.round((performance.now() - since) / 1000),
    commit: await git('rev-parse', '--short', 'HEAD'),
  };
}
