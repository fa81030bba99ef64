import { migrationsFolder, workerFile } from '../config/programPlaces.js';
import { runCommand } from '../db/runCommand.js';
import { publicTables } from '../modules/publicTables.js';
import { migrateDatabase } from '../db/migrateDatabase.js';

await runCommand(async (config) => {
  const schema = { migrationsFolder, publicTables };
  const applied = await migrateDatabase(config, schema, workerFile);
  console.log(
    applied === 0
      ? 'The database is up to date.'
      : `Applied ${applied} migrations; the database is up to date.`,
  );
  return 0;
});
