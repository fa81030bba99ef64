import { openDatabase } from './lib/databases.mjs';
import { exactly, figure } from './lib/figures.mjs';
import { applyFirstMigrations, contentsOf, fillOldSchema } from './lib/oldSchema.mjs';
import { runProgram } from './lib/runProgram.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';

/** Those of the first release: tables, triggers and the queue of jobs. */
const firstMigrations = 3;

/** Upgrades a database of the first schema with many rows to the current one. */
export async function run({ report, options }) {
  if (!options.postgresUrl) {
    report('needs PostgreSQL');
    return undefined;
  }
  const database = await openDatabase(options, 'postgresql', 'empty');
  try {
    const later = await applyFirstMigrations(database.url, firstMigrations);
    await fillOldSchema(database.url, options.rows);
    const before = await contentsOf(database.url);
    report(`filled with ${before.events} events of ${before.orders} orders`);
    // A statement of the server may take a second here; those of migrations as long as they need.
    const settings = { ...database.settings, HUIQI_DATABASE_TIMEOUT: '1' };
    const { code, output, seconds } = await runProgram(
      [fromRoot('apps/server/dist/migrate.js')],
      settings,
    );
    if (code !== 0) throw new Error(`The migration failed:\n${output}`);
    report(`migrated in ${seconds.toFixed(0)} s`);
    const after = await contentsOf(database.url);
    const kept = Object.keys(before).filter((name) => before[name] === after[name]).length;
    const audit = await verifyAudit(database.settings);
    if (!audit.whole) report(audit.output.slice(-2_000));
    return {
      title: 'Upgrade',
      how:
        `A database of the first ${firstMigrations} migrations with ${before.events} events of ${before.orders} orders gets the ` +
        `${later} later ones by \`npm run migrate\`, with statements limited to a second elsewhere. Number of orders and of events, sum of all ` +
        'amounts and the content of the trail are compared.',
      figures: [
        figure('rows of the trail', before.events, 'rows'),
        figure('migrations applied', later, 'migrations'),
        figure('duration', seconds, 's'),
        exactly('sums and contents that changed', Object.keys(before).length - kept, 0, ''),
        exactly('whole audit trails', Number(audit.whole), 1, ''),
      ],
    };
  } finally {
    await database.close();
  }
}
