import type { Change, ChangeState, ManagedContent } from '@huiqi/sdk';
import { ApiError, conflict, existing, forbidden } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findChange, inProgress, toSummary, type ChangeRow } from './changeRepository.js';
import { isKept, keeperScope } from './keeperScope.js';
import { kindOf } from './kinds/kinds.js';
import { needsApproval } from './needsApproval.js';
import { digestOf, problemsOf, rebase } from './rebase.js';

export const nobodyDecided = { decidedBy: null, decidedAt: null, approved: null, opinion: '' };

/** Whether a colleague has returned it and nobody approved it since; what failed at its time was returned by nobody. */
export const isRefused = ({ approved, decidedBy }: ChangeRow) =>
  approved === false && decidedBy !== null;

/** A change that is not submitted any more, whose approval is void; a return is not until somebody approves it. */
export const unsubmitted = ({ approved }: ChangeRow) =>
  approved === false
    ? ({ state: 'RETURNED', submittedAt: null } as const)
    : ({ state: 'DRAFT', submittedAt: null, ...nobodyDecided } as const);

/** States of a change that waits for nothing. */
const unreleased: readonly ChangeState[] = ['DRAFT', 'SUBMITTED', 'RETURNED'];

export const isWithinRights = (
  user: CurrentUser,
  content: ManagedContent,
  published: ManagedContent | null,
) => kindOf(content.kind).isWithinRights?.(user, content, published) ?? true;

/** A change that the user may see, locked where it is to be changed. */
export async function changeOf(db: Queryable, user: CurrentUser, id: string, lock = false) {
  const { change } = existing(await findChange(db, id, { lock }));
  if (!isKept(keeperScope(user), change)) throw new ApiError('100404');
  return change;
}

export async function changeInFull(db: Queryable, id: string): Promise<Change> {
  const row = existing(await findChange(db, id));
  const { kind, itemId, state } = row.change;
  const published = await kindOf(kind).read(db, itemId);
  const { content, overtaken } = rebase(row.change, published);
  const isAlone =
    unreleased.includes(state) &&
    !isRefused(row.change) &&
    !(await needsApproval(db, content, published));
  return {
    ...toSummary(row),
    content,
    published,
    problems: await problemsOf(db, { ...row.change, content }, published),
    hints: (await kindOf(kind).hints?.(db, content, itemId)) ?? [],
    ...(isAlone && { alone: true }),
    ...(published && { publishedDigest: digestOf(published) }),
    ...(overtaken.length > 0 && { overtaken: [...overtaken] }),
  };
}

/** The change in progress that the user saw, as it would be published now: neither saved by somebody else since, nor ended. */
export async function seenChange(
  db: Queryable,
  user: CurrentUser,
  { id, edition }: { readonly id: string; readonly edition: number },
): Promise<ChangeRow> {
  const change = await changeOf(db, user, id, true);
  if (!inProgress.includes(change.state)) throw conflict('这次修改已经结束，请重新打开');
  if (change.edition !== edition)
    throw conflict('其他人刚刚保存过这次修改，请先查看最新内容；您填写的内容还在页面上');
  const published = await kindOf(change.kind).read(db, change.itemId);
  const { content } = rebase(change, published);
  if (!isWithinRights(user, content, published)) throw forbidden();
  return { ...change, content };
}
