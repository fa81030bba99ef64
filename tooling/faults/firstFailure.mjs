import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const readers = {
  vitest(result, folder) {
    const files = readJson(result.log.replace(/log$/, 'json'))?.testResults ?? [];
    const file = files.find(({ status }) => status === 'failed');
    const test = file?.assertionResults.find(({ status }) => status === 'failed');
    return file && `${relative(folder, file.name)}: ${test?.title ?? 'does not load'}`;
  },
  playwright(result) {
    const suites = readJson(result.log.replace(/log$/, 'json'))?.suites ?? [];
    const spec = suites.flatMap(specsOf).find(({ ok }) => !ok);
    return spec && `${spec.file}: ${spec.title}`;
  },
  node: ({ output }) => /^ *not ok \d+ - (?!.*\.test\.mjs$)(.*)$/m.exec(output)?.[1],
};

const telling = /✗|✘|×|^x |error(?: TS\d+)?:|violation|exceeds|Unused|\[warn\]/i;

/** The first test of a failed gate that failed, or the first line of its output that tells why. */
export function firstFailure(result, folder) {
  const lines = result.output.split('\n').map((line) => line.trim());
  return (
    readers[result.gate.report]?.(result, folder) ??
    lines.find((line) => telling.test(line)) ??
    lines.findLast(Boolean) ??
    'no output'
  );
}
