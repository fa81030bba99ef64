// Compares download sizes with tooling/size/budgets.json (gzip bytes), and entries of the components with their table.
import { readFileSync } from 'node:fs';
import { componentSizes, grownEntries, readTable } from './componentSizes.mjs';
import { stopSite } from './site.mjs';
import { subjects } from './subjects.mjs';

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

const rows = [];
for (const [name, measure] of Object.entries(subjects)) {
  try {
    rows.push({ name, budget: budgets[name], ...(await measure()) });
  } catch (error) {
    rows.push({ name, budget: budgets[name], error: error.message });
  }
}
await stopSite();
for (const name of Object.keys(budgets).filter((one) => !(one in subjects))) {
  rows.push({ name, budget: budgets[name], error: 'a budget for nothing that is measured' });
}

const isGood = ({ budget, gzip, error }) => !error && gzip > 0 && gzip <= budget;
for (const row of rows) {
  const size = row.error ?? `${row.gzip} B gzip, ${row.brotli} B brotli`;
  console.log(
    `${isGood(row) ? '✓' : '✗'} ${row.name}: ${size} (budget ${row.budget ?? 'missing'})`,
  );
}
const grown = grownEntries(await componentSizes(), readTable());
for (const one of grown) console.log(`✗ ${one}`);
if (grown.length === 0)
  console.log('✓ entries of @huiqi/components: as in packages/components/sizes.md');
process.exitCode = rows.every(isGood) && grown.length === 0 ? 0 : 1;
