// Runs the custom checks: rules that no existing tool enforces.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { checks } from './checks.mjs';
import { trackedFiles } from './files.mjs';

const files = trackedFiles().map((path) => ({
  path,
  get text() {
    return readFileSync(fromRoot(path), 'utf8');
  },
}));

let total = 0;
for (const [name, check] of Object.entries(checks)) {
  const violations = check(files);
  total += violations.length;
  console.log(`${violations.length === 0 ? '✓' : '✗'} ${name}`);
  for (const violation of violations) console.log(`    ${violation}`);
}
console.log(`${files.length} files, ${total} violations`);
process.exitCode = total > 0 || files.length === 0 ? 1 : 0;
