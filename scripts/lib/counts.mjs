import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const named = (failures) => (failures.length > 0 ? { failures } : {});

function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that fails to load has no assertions and would not be counted.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    ...named([...failures, ...broken.map(({ name }) => relative(root, name))]),
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function playwrightCounts(file) {
  const report = readReport(file);
  if (!report?.stats) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = (report.suites ?? [])
    .flatMap(specsOf)
    .filter(({ ok }) => ok === false)
    .map(({ file: path, line, title }) => `${path}:${line} ${title}`);
  // Tests are not retried; one that needed it would be a defect.
  return { passed: expected, failed: unexpected + flaky, skipped, ...named(failures) };
}

function nodeCounts(output) {
  const last = (word) => Number(output.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {
    passed: last('pass'),
    failed: last('fail') + last('cancelled'),
    skipped: last('skipped') + last('todo'),
  };
}

const readers = {
  vitest: ({ file }) => vitestCounts(file),
  playwright: ({ file }) => playwrightCounts(file),
  node: ({ output }) => nodeCounts(output),
  static: ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }),
};

/**
 * Counts of one gate, with the names of the tests that failed as far as its report tells them. A non-zero exit code counts as at least one failure, and so does a run without
 * tests, because it proves nothing. `mayBeEmpty`: the changes may affect no test of the gate.
 */
export function countsOf(report, { code, output, file, mayBeEmpty = false }) {
  const counts = readers[report]({ code, output, file });
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  if (counts.passed === 0 && counts.failed === 0 && !mayBeEmpty)
    return { ...counts, failed: 1, empty: true };
  return counts;
}
