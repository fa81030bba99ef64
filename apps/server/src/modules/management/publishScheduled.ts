import type { ManagedKind } from '@huiqi/sdk';
import type { Db } from '../../db/database.js';
import type { Message, MessageStore } from '../../messages/message.js';
import { findChange, lockPublication, updateChange } from './changeRepository.js';
import { publishChange } from './publishChange.js';
import { schedulePublication } from './schedulePublication.js';
import { columnsOf } from './transfer/columns.js';

/** What a field is called, before what is wrong with it; nothing where it is known by no name. */
function titleOf(kind: ManagedKind, field: string): string {
  const column = columnsOf(kind).find(({ path }) => path.join('.') === field);
  return column ? `${column.title}：` : '';
}

/**
 * Publishes an approved change whose time has come; does nothing for one that was changed or published since. What cannot
 * be published any more returns to its author.
 */
export const publishScheduled = (
  { db, messages }: { readonly db: Db; readonly messages: Pick<MessageStore, 'store'> },
  changeId: string,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPublication(tx);
    const change = (await findChange(tx, changeId, { lock: true }))?.change;
    if (change?.state !== 'SCHEDULED') return;
    const { publishOn } = change;
    // The clocks of database and server differ, or it was approved again for a later time.
    if (publishOn !== null && publishOn > now)
      return schedulePublication(tx, { changeId, publishOn }, now);
    const sent: Message[] = [];
    const send = (message: Message) => void sent.push(message);
    const problems = await publishChange(tx, change, { now, messages: { send } });
    if (problems.length === 0) return messages.store(tx, sent);
    const reasons = problems.map(({ field, message }) => titleOf(change.kind, field) + message);
    const opinion = `未能按时发布：${reasons.join('；')}`;
    // Nobody returned it, neither who approved it nor who released it alone.
    const returned = {
      state: 'RETURNED',
      approved: false,
      decidedBy: null,
      decidedAt: now,
    } as const;
    await updateChange(tx, changeId, { ...returned, opinion, updatedAt: now });
  });
