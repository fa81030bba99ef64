import { text } from 'node:stream/consumers';
import { migrationsFolder, workerFile } from '../config/programPlaces.js';
import { migrateDatabase } from '../db/migrateDatabase.js';
import { requireSchema } from '../db/requireSchema.js';
import { openExisting, pathOf, runCommand } from '../db/runCommand.js';
import { publicTables } from '../modules/publicTables.js';
import { readArguments } from './readArguments.js';
import { readRegions } from './readRegions.js';
import { setUp } from './setUp.js';

await runCommand(async (config, args) => {
  const { phone, name, passwordFromInput, regionsFile } = readArguments(args);
  const regions = regionsFile === null ? null : readRegions(pathOf(regionsFile));
  const password = passwordFromInput
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : undefined;
  const firstPassword = config.adminPassword ?? undefined;
  const schema = { migrationsFolder, publicTables };
  const migrates = config.database.migrate === 'auto';
  if (migrates) await migrateDatabase(config, schema, workerFile);
  const database = await openExisting(config);
  try {
    if (!migrates) await requireSchema(database.db, schema);
    const administrator =
      phone === null
        ? null
        : {
            phone,
            name,
            ...(password !== undefined && { password }),
            ...(firstPassword !== undefined && { firstPassword }),
          };
    const { chosen, missing } = await setUp(database.db, { administrator, regions });
    if (regions)
      console.log(`Loaded ${regions.areas.length} areas and ${regions.regions.length} regions.`);
    if (chosen) console.log(`Created the administrator ${phone}.`);
    if (chosen?.generated)
      console.log(`Password, shown this once and changed at the first login: ${chosen.password}`);
    if (missing.regions)
      console.log('Still missing: regions. Load them with npm run setup -- --regions <file>.');
    if (missing.users)
      console.log('Still missing: an administrator: npm run setup -- --phone <phone>.');
    if (missing.approver)
      console.log(
        'Still missing: a second administrator, without whom nobody can approve what the first one changes: npm run setup -- --phone <phone>.',
      );
    return 0;
  } finally {
    await database.close();
  }
});
