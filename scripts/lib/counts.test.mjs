import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { countsOf } from './counts.mjs';

describe('countsOf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-counts-'));
  after(() => rmSync(folder, { recursive: true }));
  const report = (value) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const vitest = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it('reads a Vitest report and counts a file that fails to load', () => {
    const file = report({
      ...vitest,
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
      ],
    });
    assert.deepEqual(countsOf('vitest', { code: 1, file }), { passed: 3, failed: 2, skipped: 0 });
  });

  it('counts a run without tests as a failure', () => {
    const file = report({ ...vitest, testResults: [] });
    assert.equal(countsOf('vitest', { code: 0, file }).failed, 1);
  });

  it('counts a bad exit code as a failure even if every test passed', () => {
    const file = report({ ...vitest, numPassedTests: 3, testResults: [] });
    assert.equal(countsOf('vitest', { code: 1, file }).failed, 1);
  });

  it('counts a missing report as a failure', () => {
    const file = join(folder, 'none.json');
    assert.equal(countsOf('playwright', { code: 0, file }).failed, 1);
  });

  const spec = (line, status) => ({ file: 'a.spec.ts', line, title: 'one', tests: [{ status }] });
  const walked = (unexpected, flaky) => ({
    stats: { expected: 4, unexpected, flaky, skipped: 2 },
    suites: [{ specs: [spec(1, 'expected')], suites: [{ specs: [spec(7, 'flaky')] }] }],
  });

  it('names a browser test that passed on the second try', () => {
    assert.deepEqual(countsOf('playwright', { code: 0, file: report(walked(0, 1)) }), {
      passed: 5,
      failed: 0,
      skipped: 2,
      unsteady: ['a.spec.ts:7 one'],
    });
    const both = countsOf('playwright', { code: 1, file: report(walked(1, 1)) });
    assert.equal(both.failed, 1);
  });

  it('fails when more than a few needed a second try', () => {
    const { passed, failed } = countsOf('playwright', { code: 0, file: report(walked(0, 3)) });
    assert.deepEqual({ passed, failed }, { passed: 4, failed: 3 });
  });

  it('reads node:test from its TAP summary', () => {
    const output = '# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
    assert.deepEqual(countsOf('node', { code: 1, output }), { passed: 3, failed: 2, skipped: 0 });
  });

  it('counts a static gate as one', () => {
    assert.deepEqual(countsOf('static', { code: 0 }), { passed: 1, failed: 0, skipped: 0 });
    assert.deepEqual(countsOf('static', { code: 2 }), { passed: 0, failed: 1, skipped: 0 });
  });
});
