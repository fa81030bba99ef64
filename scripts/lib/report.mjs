import { relative } from 'node:path';
import { root } from './paths.mjs';

const tailLines = 60;
const isGood = ({ counts }) => counts.failed === 0;

/** Prints one line for a gate, and the end of its log when it failed. */
export function printResult(result) {
  const { gate, counts, output, log, seconds } = result;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${isGood(result) ? '✓' : '✗'} ${gate.name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
  if (!isGood(result)) {
    const lines = output.trimEnd().split('\n');
    console.log(
      lines
        .slice(-tailLines)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
    console.log(`    (whole log: ${relative(root, log)})`);
  }
  return result;
}

/** Prints the failed gates and, last of all, the sums; returns the exit code. */
export function printSummary(results) {
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const bad = results.filter((result) => !isGood(result)).map(({ gate }) => gate.name);
  if (bad.length > 0) console.log(`\nfailed: ${bad.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return bad.length > 0 ? 1 : 0;
}
