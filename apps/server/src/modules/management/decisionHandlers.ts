import { ApiError, conflict, forbidden, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import {
  changeInFull,
  isRefused,
  isWithinRights,
  nobodyDecided,
  seenChange,
} from './changeAccess.js';
import { lockPublication, updateChange, type ChangeRow } from './changeRepository.js';
import { kindOf } from './kinds/kinds.js';
import { needsApproval } from './needsApproval.js';
import { publishChange } from './publishChange.js';
import { refuseOvertaken } from './rebase.js';
import { schedulePublication } from './schedulePublication.js';

type ReleaseCall = UserCall<'decideChange' | 'publishChange'>;

type Decided = Pick<ChangeRow, 'approved' | 'decidedAt' | 'decidedBy' | 'opinion'>;

const recordPublication = (call: ReleaseCall, { kind, itemId }: ChangeRow, what: string) =>
  recordSecurityEvent(call, {
    event: 'CONTENT_CHANGED',
    userId: call.user.id,
    detail: `${kind} ${what} ${itemId}`,
  });

/** Publishes a change now or at its time. */
async function release(call: ReleaseCall, change: ChangeRow, decided: Decided) {
  const { db, now, messages } = call;
  const { id, publishOn } = change;
  await updateChange(db, id, { ...decided, state: 'SCHEDULED', updatedAt: now() });
  const isLater = publishOn !== null && publishOn > now();
  if (isLater) await schedulePublication(db, { changeId: id, publishOn }, now());
  else {
    const at = { now: now(), messages };
    const problems = await publishChange(db, { ...change, ...decided }, at);
    if (problems.length > 0) throw invalid(problems);
  }
  const alone = decided.decidedBy === null ? '_ALONE' : '';
  await recordPublication(call, change, `${isLater ? 'SCHEDULED' : 'PUBLISHED'}${alone}`);
  return changeInFull(db, id);
}

export const decisionHandlers = {
  decideChange: async (call) => {
    const { db, user, input, now } = call;
    const { id, body } = input;
    await lockPublication(db);
    const change = await seenChange(db, user, { id, edition: body.edition });
    const { kind, itemId } = change;
    if (change.state !== 'SUBMITTED') throw conflict('这次修改还没有提交审核');
    if (change.authorId === user.id)
      throw new ApiError('100403', { message: '不能审核自己提交的修改，请由另一位同事审核' });
    const published = await kindOf(kind).read(db, itemId);
    for (const content of published ? [change.content, published] : [change.content])
      if (!isWithinRights(user, content, published)) throw forbidden();
    const opinion = body.opinion.trim();
    if (!body.approved && opinion === '')
      throw invalid([{ field: 'opinion', message: '请填写退回的原因' }]);
    const decided = { decidedBy: user.id, decidedAt: now(), approved: body.approved, opinion };
    if (body.approved) {
      refuseOvertaken(change, published);
      return release(call, change, decided);
    }
    await updateChange(db, id, { ...decided, state: 'RETURNED', updatedAt: now() });
    await recordPublication(call, change, 'RETURNED');
    return changeInFull(db, id);
  },

  publishChange: async (call) => {
    const { db, user, input, now } = call;
    const { id, body } = input;
    await lockPublication(db);
    const change = await seenChange(db, user, { id, edition: body.edition });
    const { kind, itemId, content, state, publishOn } = change;
    if (state === 'SCHEDULED') throw conflict('这次修改已经通过审核，等待生效');
    if (isRefused(change)) throw conflict('同事退回了这次修改，请修改后由同事审核');
    const published = await kindOf(kind).read(db, itemId);
    if (await needsApproval(db, content, published))
      throw conflict('这项内容需要由另一位同事审核，请提交审核');
    if (published && !isWithinRights(user, published, published)) throw forbidden();
    refuseOvertaken(change, published);
    const problems = await kindOf(kind).problems(db, content, itemId, publishOn);
    if (problems.length > 0) throw invalid(problems);
    // What a colleague saved and somebody else publishes has been seen by two.
    const isOwn = change.authorId === user.id;
    const seen = { decidedBy: user.id, decidedAt: now(), approved: true, opinion: '' };
    return release(call, change, isOwn ? nobodyDecided : seen);
  },
} satisfies Handlers;
