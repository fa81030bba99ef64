// Checks imports between packages and tiers against table.mjs.
import { root } from '../../scripts/lib/paths.mjs';
import { trackedFiles } from '../checks/files.mjs';
import { findViolations } from './cruise.mjs';
import { findGlobals } from './globals.mjs';
import { rules } from './rules.mjs';

const { modules, violations } = await findViolations(root);
const all = [...violations, ...findGlobals(root, trackedFiles())];
for (const { from, to, rule } of all) {
  console.log(`✗ ${rule}: ${from} → ${to}`);
  const comment = rules.find(({ name }) => name === rule)?.comment;
  if (comment) console.log(`    ${comment}`);
}
console.log(`${modules} modules, ${rules.length + 1} rules, ${all.length} violations`);
// No modules means a broken configuration, which must not pass for a clean tree.
process.exitCode = all.length > 0 || modules === 0 ? 1 : 0;
