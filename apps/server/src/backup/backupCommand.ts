import { statSync } from 'node:fs';
import { countFaults, describeTrails } from '../audit/verifyTrails.js';
import { StartError } from '../config/StartError.js';
import { openFolder, pathOf, runCommand } from '../db/runCommand.js';
import { backup } from './backup.js';
import { recordBackup } from '../modules/management/backupRepository.js';
import { postgresHints } from './postgresHints.js';

const megabyte = 1_048_576;

await runCommand(async (config, [argument, ...more]) => {
  if (!argument || more.length > 0)
    throw new StartError('Name the file of the backup: npm run backup -- <file>');
  const file = pathOf(argument);
  if (config.databaseUrl !== null) throw new StartError(postgresHints.backup(file).join('\n'));
  const database = await openFolder(config.dataDir);
  const report = await backup(database, file)
    .then(async (found) => {
      await recordBackup(database.db, {
        finishedAt: new Date(),
        bytes: statSync(file).size,
        isWhole: !found || countFaults(found) === 0,
        // A database of an earlier version has no place for it yet; the backup is complete all the same.
      }).catch(() => undefined);
      return found;
    })
    .finally(() => database.close());
  console.log(
    `Backed up the database in ${config.dataDir} to ${file} (${(statSync(file).size / megabyte).toFixed(1)} MB).`,
  );
  if (config.storage.s3 === null)
    console.log(`Uploaded files are not in it: copy ${config.storage.folder} too.`);
  for (const line of report ? describeTrails(report) : []) console.log(line);
  console.log(`Restore it with: npm run restore -- "${file}"`);
  return report && countFaults(report) > 0 ? 1 : 0;
});
