import { relative } from 'node:path';
import { root } from './paths.mjs';

/** Enough for the messages of several failed browser tests, each of which says more below its message. */
const tailLines = 200;
const isGood = ({ counts }) => counts.failed === 0;

/** Prints one line for a gate, and the end of its log, without what passed, if it failed. */
export function printResult(result) {
  const { gate, counts, output, log, seconds } = result;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const tests = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  if (result.isUnchanged) {
    console.log(`✓ ${gate.name} (unchanged since it passed)  ${tests}`);
    return result;
  }
  console.log(
    `${isGood(result) ? '✓' : '✗'} ${gate.name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`,
  );
  if (!isGood(result)) {
    const lines = output.trimEnd().split('\n');
    console.log(
      lines
        .filter((line) => !/^\s*✓/.test(line))
        .slice(-tailLines)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
    console.log(`    (whole log: ${relative(root, log)})`);
  }
  return result;
}

const row = (name, seconds, tests) =>
  `${name.padEnd(24)}${(seconds / 60).toFixed(1).padStart(7)}${String(tests).padStart(9)}`;

/** Rows of the cost table, most expensive first; builds are one row for all gates. */
export function costRows(results, buildSeconds) {
  const gates = results.map(({ gate, seconds, counts }) => ({
    name: gate.name,
    seconds,
    tests: counts.passed + counts.failed,
  }));
  return [{ name: 'builds', seconds: buildSeconds, tests: '' }, ...gates]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, tests }) => row(name, seconds, tests));
}

/** Prints the minutes of each gate. Gates run concurrently, so the sum exceeds the elapsed time. */
export function printCosts(results, buildSeconds) {
  if (results.every(({ isUnchanged }) => isUnchanged)) return;
  const head = `${'gate'.padEnd(24)}${'minutes'.padStart(7)}${'tests'.padStart(9)}`;
  console.log(`\n${[head, ...costRows(results, buildSeconds)].join('\n')}\n`);
}

/** Prints the failed gates and, as the last line, the totals. Returns the exit code. */
export function printSummary(results) {
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const bad = results.filter((result) => !isGood(result)).map(({ gate }) => gate.name);
  if (bad.length > 0) console.log(`failed: ${bad.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return bad.length > 0 ? 1 : 0;
}
