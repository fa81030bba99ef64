// Writes what each published package exports, except what is generated from the contract, to packages/<name>/api.md, so
// that reviews see a change of it. `--check` compares, and fails for a type that public declarations mention and nobody can import.
//   node tooling/api/run.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { published } from '../tarballs/tarballs.mjs';
import { apiReport } from './apiReport.mjs';
import { hiddenTypes } from './hiddenTypes.mjs';
import { readPublicModules } from './publicModules.mjs';

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
const isCheck = process.argv.includes('--check');
const api = readPublicModules(published);
const problems = hiddenTypes(api);
for (const one of api.packages) {
  const path = fromRoot('packages', one.name, 'api.md');
  const text = apiReport(api.checker, one);
  if (read(path) === text) continue;
  if (isCheck) problems.push(`packages/${one.name}/api.md is out of date; run \`npm run api\``);
  else writeFileSync(path, text);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('✓ public types can be imported, reports are fresh');
