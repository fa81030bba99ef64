import { StartError } from '../config/StartError.js';
import { openExisting, runCommand } from '../db/runCommand.js';
import { declarationTrail } from '../modules/policyApplications/declarationTrail.js';
import { serviceOrderTrail } from '../modules/serviceOrders/serviceOrderTrail.js';
import { securityTrail } from '../securityEvents/securityTrail.js';
import {
  accountTrails,
  declarationTrails,
  describeChains,
  describeReport,
  serviceOrderTrails,
} from './describeReport.js';
import { hasChain, verifyTrail } from './verifyTrail.js';

await runCommand(async (config) => {
  const database = await openExisting(config);
  try {
    if (!(await hasChain(database.db)))
      throw new StartError('This database has no audit chain yet: start the server once.');
    const report = await verifyTrail(database.db);
    for (const line of describeReport(report)) console.log(line);
    const others = [
      [declarationTrails, declarationTrail],
      [serviceOrderTrails, serviceOrderTrail],
      [accountTrails, securityTrail],
    ] as const;
    let faults = report.faults.length;
    for (const [kind, trail] of others) {
      const chains = (await trail.exists(database.db))
        ? await trail.verify(database.db)
        : { audited: 0, rows: 0, departed: 0, faults: [] };
      for (const line of describeChains(kind, chains)) console.log(line);
      faults += chains.faults.length;
    }
    return faults === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
