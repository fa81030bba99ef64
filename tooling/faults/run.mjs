// Injects known faults into a copy of the committed state, one at a time, and checks that a gate refuses each. node
// tooling/faults/run.mjs [name or package …] [--all | --quick] [--again]
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserEnv } from '../../scripts/lib/browser.mjs';
import { bootstrap } from '../../scripts/lib/bootstrap.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';
import { testPostgres } from '../../scripts/lib/postgres.mjs';
import { runMain, StopError } from '../../scripts/lib/stop.mjs';
import { copyTree } from './copyTree.mjs';
import { faults } from './faults.mjs';
import { gatesOf, tryFault } from './tryFault.mjs';

const resultFile = fromRoot('.cache', 'faults.json');
const options = ['--all', '--quick', '--again'];

function chosenFaults(names) {
  const unknown = names.filter(
    (one) => !faults.some(({ name, part }) => [name, part].includes(one)),
  );
  if (unknown.length > 0) throw new StopError(`No fault "${unknown.join('", "')}".`);
  return faults.filter(
    ({ name, part }) => names.length === 0 || names.includes(name) || names.includes(part),
  );
}

const stamp = (fault) => createHash('sha256').update(JSON.stringify(fault)).digest('hex');

function readResults() {
  try {
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeResult(fault, result) {
  mkdirSync(cacheDir, { recursive: true });
  const results = { ...readResults(), [fault.name]: { ...result, stamp: stamp(fault) } };
  writeFileSync(resultFile, `${JSON.stringify(results, undefined, 2)}\n`);
}

function line(fault, { gate, test, more, red, seconds, commit }) {
  const expected = gate === fault.gate ? '' : ` (expected: ${fault.gate})`;
  const caught = gate ? `${[gate, ...more].join(', ')}${expected}: ${test}` : `MISSED${expected}`;
  const broken = red.length > 0 ? `; red without the fault: ${red.join(', ')}` : '';
  return `${fault.name.padEnd(32)} ${String(seconds).padStart(4)} s  ${commit}  ${caught}${broken}`;
}

async function tryAll(waiting, flags) {
  const tried = { all: flags.includes('--all'), quick: flags.includes('--quick') };
  await bootstrap();
  const copy = await copyTree();
  const browser = await browserEnv();
  const postgres = await testPostgres();
  try {
    const own = await gatesOf(copy, { browser, postgres });
    for (const fault of waiting) {
      const result = await tryFault(fault, { copy, own, ...tried });
      console.log(line(fault, result));
      writeResult(fault, result);
    }
  } finally {
    postgres?.stop();
  }
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const flags = args.filter((arg) => arg.startsWith('-'));
  if (flags.some((flag) => !options.includes(flag)))
    throw new StopError(`There are ${options.join(', ')}.`);
  const chosen = chosenFaults(args.filter((arg) => !arg.startsWith('-')));
  const known = flags.includes('--again') ? {} : readResults();
  const isCaught = (fault) =>
    known[fault.name]?.gate !== undefined && known[fault.name].stamp === stamp(fault);
  const waiting = chosen.filter((fault) => !isCaught(fault));
  if (waiting.length < chosen.length)
    console.log('Faults caught by an earlier run are not tried again; --again tries all.');
  if (waiting.length > 0) await tryAll(waiting, flags);
  const results = readResults();
  const missed = chosen.filter(({ name }) => results[name].gate === undefined);
  const caught = chosen.filter((fault) => !missed.includes(fault));
  console.log(`\n${[...caught, ...missed].map((one) => line(one, results[one.name])).join('\n')}`);
  console.log(`\n${caught.length} caught, ${missed.length} missed`);
  process.exitCode = missed.length > 0 ? 1 : 0;
});
