import type { Queryable } from '../../db/database.js';
import { addJob } from '../../jobs/addJob.js';

/** Adds the job that publishes a change when its time comes. */
export const schedulePublication = (
  tx: Queryable,
  { changeId, publishOn }: { readonly changeId: string; readonly publishOn: Date },
  now: Date,
): Promise<void> =>
  addJob(
    tx,
    'publication',
    { changeId },
    { afterSeconds: (publishOn.getTime() - now.getTime()) / 1000 },
  );
