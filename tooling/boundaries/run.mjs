// Checks imports between packages and tiers against table.mjs.
import { root } from '../../scripts/lib/paths.mjs';
import { trackedFiles } from '../checks/files.mjs';
import { findViolations } from './cruise.mjs';
import { findGlobals } from './globals.mjs';
import { rules } from './rules.mjs';

/** Rules that dependency-cruiser does not know. */
const ownRules = {
  'guarded-globals': 'a channel to another party is opened in few places, see table.mjs',
};

const { modules, violations } = await findViolations(root);
const all = [...violations, ...findGlobals(root, trackedFiles())];
for (const { from, to, rule } of all) {
  console.log(`✗ ${rule}: ${from} → ${to}`);
  const comment = ownRules[rule] ?? rules.find(({ name }) => name === rule).comment;
  console.log(`    ${comment}`);
}
const count = rules.length + Object.keys(ownRules).length;
console.log(`${modules} modules, ${count} rules, ${all.length} violations`);
// No modules means a broken configuration, which must not pass for a clean tree.
process.exitCode = all.length > 0 || modules === 0 ? 1 : 0;
