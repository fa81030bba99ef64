import { countFaults, describeTrails } from '../audit/verifyTrails.js';
import { migrationsFolder, workerFile } from '../config/programPlaces.js';
import { StartError } from '../config/StartError.js';
import { endAtFailure, pathOf, runCommand } from '../db/runCommand.js';
import { publicTables } from '../modules/publicTables.js';
import { postgresHints } from './postgresHints.js';
import { restore } from './restore.js';

const flag = '--replace';

await runCommand(async ({ databaseUrl, dataDir }, args) => {
  const [argument, ...more] = args.filter((one) => one !== flag);
  if (!argument || more.length > 0)
    throw new StartError(`Name the backup to restore: npm run restore -- <file> [${flag}]`);
  const file = pathOf(argument);
  if (databaseUrl !== null) throw new StartError(postgresHints.restore(file).join('\n'));
  const { report, aside } = await restore({
    dataDir,
    file,
    replace: args.includes(flag),
    workerFile,
    schema: { migrationsFolder, publicTables },
    onFailure: endAtFailure,
  });
  console.log(`Restored ${file} to ${dataDir}.`);
  if (aside)
    console.log(`The previous database is in ${aside}; remove it when you no longer need it.`);
  for (const line of describeTrails(report)) console.log(line);
  console.log('Start the server as usual: npm start');
  return countFaults(report) === 0 ? 0 : 1;
});
