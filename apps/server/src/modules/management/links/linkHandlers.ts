import type { LinkReport } from '@huiqi/sdk';
import type { Config } from '../../../config/config.js';
import type { Queryable } from '../../../db/database.js';
import type { Handlers } from '../../../http/context.js';
import { addJob } from '../../../jobs/addJob.js';
import type { KeeperScope } from '../keeperScope.js';
import { findCheck, keepRequest, listBroken } from './linkRepository.js';

const maxShown = 50;
/** A check that takes longer has failed. */
const longestMs = 1_200_000;

type Check = Awaited<ReturnType<typeof findCheck>>;

/** Whether a check that was asked for has not ended yet. */
function isChecking(check: Check, now: Date): boolean {
  const { finishedAt = null, requestedAt = null } = check ?? {};
  const isOpen = requestedAt !== null && (finishedAt === null || finishedAt < requestedAt);
  return isOpen && now.getTime() - requestedAt.getTime() < longestMs;
}

export const linkHandlers = {
  checkLinks: async ({ db, now }) => {
    if (isChecking(await findCheck(db), now())) return null;
    await keepRequest(db, now());
    await addJob(db, 'links', {});
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
  return {
    checkedTs: check?.finishedAt?.toISOString() ?? null,
    isChecking: isChecking(check, now),
    checked: check?.checked ?? 0,
    isWithOutside: config.checksOutsideLinks,
    ...(await listBroken(db, scope, maxShown)),
  };
}
