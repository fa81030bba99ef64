import { constants, openOrderStatuses } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { departmentNameOf } from '../departments/repository.js';
import { recordEvent } from '../orders/recordEvent.js';
import { findOrder } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { findStaff, type StaffMember } from './staffRepository.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { findAssignments, storeAssignment } from './handlingRepository.js';
import { mayHandle, staffScope } from '../orders/staffScope.js';
import type { StaffCall } from './staffCall.js';
import { staffMover } from './staffMover.js';
import { tellAssignee } from './tellAssignee.js';

const unsuitable = () => invalid([{ field: 'userId', message: '该人员不能处理此申请' }]);

/** A valid assignee: they may see and handle the order, and a bank assigns only to its own staff. */
async function assignableTo(
  db: Queryable,
  by: CurrentUser,
  userId: string,
  { id, status }: Pick<OrderRow['order'], 'id' | 'status'>,
): Promise<StaffMember> {
  const member = await findStaff(db, userId);
  const isOwn = by.role !== 'FINANCIER' || member?.bankId === by.bankId;
  // A person out of reach and a missing one get the same response.
  if (!member || !isOwn || !mayHandle(member.role, status)) throw unsuitable();
  if (!(await findOrder(db, id, staffScope(member)))) throw unsuitable();
  return member;
}

interface Assignment {
  readonly orderId: string;
  readonly userId: string;
}

export async function assign(call: StaffCall, { orderId, userId }: Assignment): Promise<void> {
  const { db, user, requestId } = call;
  const row = await lockedOrder(db, user, orderId);
  const { order } = row;
  const member = await assignableTo(db, user, userId, order);
  if (!openOrderStatuses.includes(order.status)) throw conflict('该申请已办结，不能再分配');
  if (order.assigneeId === userId) throw conflict(`该申请已分配给“${member.name}”`);
  const at = call.now();
  const departmentName = await departmentNameOf(db, userId);
  await storeAssignment(db, {
    orderId,
    userId,
    departmentName,
    operatorId: user.id,
    createdAt: at,
  });
  await recordEvent(db, orderId, {
    event: 'ASSIGN',
    mover: staffMover(user),
    userId: user.id,
    remark: `分配给“${member.name}”${departmentName === null ? '' : `（${departmentName}）`}`,
    requestId,
    at,
  });
  const given = { title: '您有新分配的贷款申请', content: '已分配给您处理' };
  await tellAssignee(call, userId, row, given, at);
  const taken = { title: '分配给您的贷款申请已改派', content: `已改由“${member.name}”处理` };
  await tellAssignee(call, order.assigneeId, row, taken, at);
}

export const assignHandlers = {
  assignOrder: async (call) => {
    await assign(call, call.input.body);
    return null;
  },

  listAssignRecords: async ({ db, user, input: { orderId, ...range } }) => {
    await reachableOrder(db, user, orderId);
    return findAssignments(db, orderId, range, constants.pageSizes.assignRecords);
  },
} satisfies Handlers;
