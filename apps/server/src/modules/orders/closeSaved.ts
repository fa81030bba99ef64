import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { moveOrder } from './moveOrder.js';
import { clearSaved, findLockedOrder, findSaved } from './repository.js';
import type { OrderRow } from './toOrder.js';

type ClosingCall = Pick<UserCall<OperationId>, 'db' | 'requestId' | 'now'>;

/** Deletes the personal data of a closed saved application and releases its files. */
export async function emptySaved(
  db: ClosingCall['db'],
  { id, userId }: OrderRow['order'],
  at: Date,
): Promise<void> {
  await clearSaved(db, id);
  await attachFiles(db, { userId, keys: [], kind: 'ORDER', refId: id }, at);
}

/** Closes saved applications whose user may no longer act for the company, as if withdrawn. */
export async function closeSaved(
  { db, requestId, now }: ClosingCall,
  ids: readonly string[],
): Promise<void> {
  const at = now();
  const move = { event: 'CLOSE', mover: 'SYSTEM', userId: null, requestId, at } as const;
  for (const id of ids) {
    const row = await findLockedOrder(db, id, undefined);
    // It may have been submitted or withdrawn meanwhile.
    if (row?.order.status !== 'SAVE_NOT_SUBMIT') continue;
    await moveOrder(db, row, { ...move, remark: '企业关联已解除' });
    await emptySaved(db, row.order, at);
  }
}

/**
 * Closes a user's saved applications for companies taken from them, which nobody could finish and which would keep the
 * company's other users from applying. Call with the bindings locked.
 */
export const closeSavedOf = async (
  call: ClosingCall,
  userId: string,
  companyIds: readonly string[],
): Promise<void> => closeSaved(call, await findSaved(call.db, userId, companyIds));
