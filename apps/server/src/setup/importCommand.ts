import { parseArgs } from 'node:util';
import { migrationsFolder } from '../config/programPlaces.js';
import { StartError } from '../config/StartError.js';
import { requireSchema } from '../db/requireSchema.js';
import { openExisting, pathOf, runCommand } from '../db/runCommand.js';
import { publicTables } from '../modules/publicTables.js';
import { importData } from './importData.js';
import { importManaged } from './importManaged.js';
import { splitManaged } from './managedFiles.js';
import { readImport } from './readImport.js';
import { findMissing } from './repository.js';

const usage =
  'Usage: npm run import -- [--dry-run] <folder or files>; docs/deployment.md describes them. Files that the site exported as JSON are published.';

function readArguments(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { paths: positionals.map(pathOf), isRehearsal: values['dry-run'] };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

await runCommand(async (config, args) => {
  const { paths, isRehearsal } = readArguments(args);
  if (paths.length === 0) throw new StartError(usage);
  const { managed, others } = splitManaged(paths);
  const files = others.length > 0 ? readImport(others) : [];
  const database = await openExisting(config);
  try {
    await requireSchema(database.db, { migrationsFolder, publicTables });
    const counts = [
      ...(await importData(database.db, files, { isRehearsal })),
      ...(await importManaged(database.db, managed, { now: new Date(), isRehearsal })),
    ];
    for (const { name, added, changed, unchanged } of counts)
      console.log(`${name}: ${added} added, ${changed} changed, ${unchanged} unchanged`);
    const { regions, users } = await findMissing(database.db);
    if (isRehearsal) console.log('Nothing was stored. Run it without --dry-run to import.');
    if (regions) console.log('Next: load regions with npm run setup -- --regions <file>.');
    if (users) console.log('Next: create an administrator: npm run setup -- --phone <phone>.');
    if (!isRehearsal && !regions && !users)
      console.log(
        'Next: start the server, or look at the site; servers that run notice by themselves.',
      );
    return 0;
  } finally {
    await database.close();
  }
});
