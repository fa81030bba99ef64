import { StartError } from '../config/StartError.js';
import { openExisting, runCommand } from '../db/runCommand.js';
import { hasDeclarations } from '../modules/policyApplications/repositoryChains.js';
import { verifyDeclarations } from '../modules/policyApplications/verifyDeclarations.js';
import { describeDeclarations, describeReport } from './describeReport.js';
import { hasChain, verifyTrail } from './verifyTrail.js';

await runCommand(async (config) => {
  const database = await openExisting(config);
  try {
    if (!(await hasChain(database.db)))
      throw new StartError('This database has no audit chain yet: start the server once.');
    const report = await verifyTrail(database.db);
    for (const line of describeReport(report)) console.log(line);
    const declared = (await hasDeclarations(database.db))
      ? await verifyDeclarations(database.db)
      : { declarations: 0, rows: 0, faults: [] };
    for (const line of describeDeclarations(declared)) console.log(line);
    return report.faults.length + declared.faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
