import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { countsOf } from './counts.mjs';
import { fromRoot } from './paths.mjs';

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
        { name: fromRoot('a.test.ts'), status: 'failed', assertionResults: [] },
        {
          name: fromRoot('b.test.ts'),
          status: 'failed',
          assertionResults: [{ status: 'failed', fullName: 'one' }, { status: 'passed' }],
        },
      ],
    });
    assert.deepEqual(countsOf('vitest', { code: 1, file }), {
      passed: 3,
      failed: 2,
      skipped: 0,
      failures: ['b.test.ts one', 'a.test.ts'],
    });
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

  it('names the browser tests that failed, and lets none pass at the second try', () => {
    const spec = (line, ok) => ({ file: 'a.spec.ts', line, title: 'one', ok });
    const walked = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [{ specs: [spec(1, true)], suites: [{ specs: [spec(7, false)] }] }],
    };
    assert.deepEqual(countsOf('playwright', { code: 1, file: report(walked) }), {
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: ['a.spec.ts:7 one'],
    });
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
