import type { LinkReport } from '@huiqi/sdk';
import type { Config } from '../../../config/config.js';
import type { Queryable } from '../../../db/database.js';
import type { Handlers } from '../../../http/context.js';
import { addJob } from '../../../jobs/addJob.js';
import type { KeeperScope } from '../keeperScope.js';
import { findCheck, keepRequest, listBroken } from './linkRepository.js';

const mostShown = 50;
/** A check that takes longer has failed. */
const longestMs = 1_200_000;

export const linkHandlers = {
  checkLinks: async ({ db, now }) => {
    await keepRequest(db, now());
    await addJob(db, 'links', {}, { key: 'asked', slotSeconds: 60 });
    return null;
  },
} satisfies Handlers;

/** What the last check found among the things that somebody keeps. */
export async function readLinkReport(
  db: Queryable,
  scope: KeeperScope,
  { config, now }: { readonly config: Config; readonly now: Date },
): Promise<LinkReport> {
  const check = await findCheck(db);
  const { finishedAt = null, requestedAt = null, checked = 0 } = check ?? {};
  const isOpen = requestedAt !== null && (finishedAt === null || finishedAt < requestedAt);
  return {
    checkedTs: finishedAt?.toISOString() ?? null,
    isChecking: isOpen && now.getTime() - requestedAt.getTime() < longestMs,
    checked,
    isWithOutside: config.checksOutsideLinks,
    ...(await listBroken(db, scope, mostShown)),
  };
}
