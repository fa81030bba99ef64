import { StartError } from '../config/StartError.js';
import { openExisting, runCommand } from '../db/runCommand.js';
import { hasDeclarations } from '../modules/policyApplications/repositoryChains.js';
import { verifyDeclarations } from '../modules/policyApplications/verifyDeclarations.js';
import { hasServiceOrders } from '../modules/serviceOrders/repositoryChains.js';
import { verifyServiceOrders } from '../modules/serviceOrders/verifyServiceOrders.js';
import { hasSecurityEvents } from '../modules/session/repositorySecurityTrails.js';
import { verifySecurityEvents } from '../modules/session/verifySecurityEvents.js';
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
      [declarationTrails, hasDeclarations, verifyDeclarations],
      [serviceOrderTrails, hasServiceOrders, verifyServiceOrders],
      [accountTrails, hasSecurityEvents, verifySecurityEvents],
    ] as const;
    let faults = report.faults.length;
    for (const [kind, exists, verify] of others) {
      const chains = (await exists(database.db))
        ? await verify(database.db)
        : { audited: 0, rows: 0, faults: [] };
      for (const line of describeChains(kind, chains)) console.log(line);
      faults += chains.faults.length;
    }
    return faults === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
