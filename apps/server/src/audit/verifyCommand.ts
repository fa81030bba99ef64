import { StartError } from '../config/StartError.js';
import { openExisting, runCommand } from '../db/runCommand.js';
import { countFaults, describeTrails, verifyTrails } from './verifyTrails.js';

await runCommand(async (config) => {
  const database = await openExisting(config);
  try {
    const report = await verifyTrails(database.db);
    if (!report)
      throw new StartError('This database has no audit chain yet: start the server once.');
    for (const line of describeTrails(report)) console.log(line);
    return countFaults(report) === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
