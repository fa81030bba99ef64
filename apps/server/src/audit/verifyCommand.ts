import { openExisting, runCommand } from '../db/runCommand.js';
import { describeReport } from './describeReport.js';
import { verifyTrail } from './verifyTrail.js';

await runCommand(async (config) => {
  const database = await openExisting(config);
  const report = await verifyTrail(database.db).finally(() => database.close());
  for (const line of describeReport(report)) console.log(line);
  return report.faults.length === 0 ? 0 : 1;
});
