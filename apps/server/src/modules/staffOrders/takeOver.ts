import { invalid } from '../../contract/ApiError.js';
import { departmentNameOf } from '../departments/repository.js';
import { recordEvent } from '../orders/recordEvent.js';
import type { OrderRow } from '../orders/toOrder.js';
import { storeAssignment } from './handlingRepository.js';
import type { StaffCall } from './staffCall.js';
import { staffMover } from './staffMover.js';
import { tellAssignee } from './tellAssignee.js';

/**
 * Makes a locked order that is assigned to somebody else the caller's, for a reason that the assignee is told. Orders of
 * nobody and of the caller need none.
 */
export async function takeOver(call: StaffCall, row: OrderRow, reason = ''): Promise<void> {
  const { db, user, requestId, now } = call;
  const { id: orderId, assigneeId } = row.order;
  if (assigneeId === null || assigneeId === user.id) return;
  const why = reason.trim();
  if (why === '')
    throw invalid([
      { field: 'takeoverReason', message: '该申请已分配给他人，请填写代为办理的原因' },
    ]);
  const at = now();
  const departmentName = await departmentNameOf(db, user.id);
  await storeAssignment(db, {
    orderId,
    userId: user.id,
    departmentName,
    operatorId: user.id,
    createdAt: at,
  });
  const remark = `代为办理：${why}`;
  const by = { mover: staffMover(user), userId: user.id };
  await recordEvent(db, orderId, { event: 'ASSIGN', ...by, remark, requestId, at });
  const content = `已由他人代为办理，原因：${why}`;
  await tellAssignee(
    call,
    assigneeId,
    row,
    { title: '分配给您的贷款申请已由他人办理', content },
    at,
  );
}
