import { openExisting, runCommand } from '../db/runCommand.js';
import { describeJobs } from './describeJobs.js';
import { countJobs, listFailedJobs } from './repository.js';

const shownFailures = 20;

await runCommand(async (config) => {
  const database = await openExisting(config);
  try {
    const counts = await countJobs(database.db);
    const failed = await listFailedJobs(database.db, shownFailures);
    for (const line of describeJobs(counts, failed)) console.log(line);
    return 0;
  } finally {
    await database.close();
  }
});
