import type { ChangeAction } from '@huiqi/sdk';
import { randomUUID } from 'node:crypto';
import { conflict, existing, invalid } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import type { UserCall } from '../../../http/context.js';
import { runBatch } from '../../../securityEvents/runBatch.js';
import {
  addChange,
  findChange,
  findOpen,
  findVersion,
  inProgress,
  lockPublication,
  newestVersion,
  type ChangeRow,
} from '../changeRepository.js';
import { itemHandlers } from '../itemHandlers.js';
import { isKept, keeperScope } from '../keeperScope.js';
import { kindOf } from '../kinds/kinds.js';

type BatchCall = UserCall<'actOnChanges'>;

type Single = 'decideChange' | 'discardChange' | 'publishChange' | 'submitChange';

/** What is done with one change. */
type ChangeActions = { readonly [Id in Single]: (call: UserCall<Id>) => Promise<unknown> };

/** Whether somebody saved, submitted or imported it: a withdrawal and a reset of a login are versions without that. */
const isWritten = ({ edition, importId, submittedAt }: ChangeRow) =>
  edition > 1 || importId !== null || submittedAt !== null;

/** Adds a draft of the version before one that was published; withdraws what had none. */
async function undoPublished(call: BatchCall, change: ChangeRow): Promise<void> {
  const { db, user, now, input } = call;
  const { kind, itemId, version, bankId, scfProvince, importId } = change;
  const thing = { kind, itemId };
  const newest = await newestVersion(db, thing);
  if (version !== newest) throw conflict('之后又有新的版本，请在它的版本记录中恢复');
  if (await findOpen(db, thing)) throw conflict('有一项修改正在进行，请先处理');
  const before = await findVersion(db, thing, newest - 1);
  const { reason } = input.body;
  if (!before) {
    if (!isWritten(change)) throw conflict('这一版没有发布内容，不能撤销');
    const withdrawal = { kind, id: itemId, body: { reason } };
    await itemHandlers.withdrawManagedItem({ ...call, input: withdrawal });
    return;
  }
  const published = await kindOf(kind).read(db, itemId);
  if (kindOf(kind).isWithinRights?.(user, before.content, published) === false)
    throw conflict('不能授予超出您自己权限的角色或地区');
  await addChange(db, {
    ...thing,
    bankId,
    scfProvince,
    importId,
    id: randomUUID(),
    basis: newest,
    state: 'DRAFT',
    title: kindOf(kind).titleOf(before.content),
    content: before.content,
    base: published,
    note: `撤销第${newest}版：${reason}`.slice(0, 500),
    authorId: user.id,
    createdAt: now(),
    updatedAt: now(),
  });
}

async function undo(
  call: BatchCall,
  { discardChange }: ChangeActions,
  { id, edition }: { readonly id: string; readonly edition: number },
): Promise<void> {
  await lockPublication(call.db);
  const { change, author } = existing(await findChange(call.db, id, { lock: true }));
  if (!isKept(keeperScope(call.user), change)) existing(null);
  if (inProgress.includes(change.state)) {
    // The first edition is the import's own; what a colleague has written since is theirs.
    if (change.edition > 1 && change.authorId !== call.user.id)
      throw conflict(`${author ?? '同事'}之后修改过，请打开这项修改处理`);
    await discardChange({ ...call, input: { id, body: { edition } } });
    return;
  }
  if (change.state === 'DISCARDED') throw conflict('这次修改已经放弃');
  await undoPublished(call, change);
}

function actOne(
  call: BatchCall,
  actions: ChangeActions,
  { id, edition }: { readonly id: string; readonly edition: number },
): Promise<unknown> {
  const { action, reason } = call.input.body;
  if (action === 'UNDO') return undo(call, actions, { id, edition });
  if (action === 'SUBMIT')
    return actions.submitChange({ ...call, input: { id, body: { edition } } });
  if (action === 'PUBLISH')
    return actions.publishChange({ ...call, input: { id, body: { edition } } });
  const body = { edition, approved: action === 'APPROVE', opinion: reason };
  return actions.decideChange({ ...call, input: { id, body } });
}

const needsReason: readonly ChangeAction[] = ['RETURN', 'UNDO'];

/** Does the same with several changes, each as if it were alone. */
export async function actOnChanges(call: BatchCall, actions: ChangeActions) {
  const { action, reason, ...batch } = call.input.body;
  if (needsReason.includes(action) && reason.trim().length < 2)
    throw invalid([{ field: 'reason', message: '请填写原因，至少2个字' }]);
  // Before the locks of the changes, as everywhere.
  if (action !== 'SUBMIT') await lockPublication(call.db);
  return runBatch(call, { desk: 'CONTENT', action, ...batch }, (db: Queryable, id, edition) =>
    actOne({ ...call, db }, actions, { id, edition }),
  );
}
