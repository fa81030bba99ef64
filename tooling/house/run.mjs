// The house rules that no ready-made tool checks.
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
  const offences = check(files);
  total += offences.length;
  console.log(`${offences.length === 0 ? '✓' : '✗'} ${name}`);
  for (const offence of offences) console.log(`    ${offence}`);
}
console.log(`${files.length} files, ${total} offences`);
process.exitCode = total > 0 || files.length === 0 ? 1 : 0;
