import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFigures, readResults, updateDocument, writeResults } from './lib/report.mjs';
import { scenarios } from './scenarios.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cycles: { type: 'string', default: '20' },
    rows: { type: 'string', default: '450000' },
    orders: { type: 'string', multiple: true, default: ['100000'] },
    databases: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
});

function positive(name, text = values[name]) {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0`);
}

const unknown = positionals.find((name) => !scenarios.includes(name));
if (unknown) throw new Error(`No scenario "${unknown}"; there are: ${scenarios.join(', ')}.`);
const chosen = positionals.length > 0 ? positionals : scenarios;
const options = {
  cycles: positive('cycles'),
  rows: positive('rows'),
  orders: values.orders.map((text) => positive('orders', text)),
  databases: positive('databases'),
  postgresUrl: process.env.RELIABILITY_DATABASE_URL,
  workDir: await mkdtemp(join(tmpdir(), 'huiqi-reliability-')),
};
if (!options.postgresUrl) console.log('There is no PostgreSQL: only PGlite is examined.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    rmSync(options.workDir, { recursive: true, force: true });
    process.exit(1);
  });

const results = await readResults();
const missed = [];
try {
  for (const name of scenarios.filter((one) => chosen.includes(one))) {
    const began = performance.now();
    const { run } = await import(new URL(`./${name}.mjs`, import.meta.url).href);
    const report = (line) => {
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(`· ${name} ${seconds.padStart(3)} s  ${line}`);
    };
    const outcome = await run({ report, options }).catch((error) => {
      missed.push(`${name} broke off`);
      console.error(error);
    });
    if (!outcome) continue;
    printFigures(outcome);
    missed.push(
      ...outcome.figures.filter(({ target }) => target?.met === false).map((one) => one.name),
    );
    if (values.dry) continue;
    const seconds = Math.round((performance.now() - began) / 1_000);
    results[name] = { at: new Date().toISOString(), node: process.version, seconds, ...outcome };
    const ordered = scenarios.filter((one) => one in results).map((one) => [one, results[one]]);
    await writeResults(Object.fromEntries(ordered));
    await updateDocument(Object.fromEntries(ordered));
  }
} finally {
  await rm(options.workDir, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`\nNot met: ${missed.join(' · ')}`);
  process.exitCode = 1;
}
