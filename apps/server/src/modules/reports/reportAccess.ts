import type { OperationId } from '@huiqi/sdk';
import { ApiError, conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { PermissionKey } from '@huiqi/sdk/domain';
import { holds } from '../../security/holds.js';
import { hasOwnCertificate } from '../applications/certificateRepository.js';
import { findBinding } from '../companies/repository.js';
import { findOrder, ownedBy } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { staffScope } from '../orders/staffScope.js';

type Caller = Pick<UserCall<OperationId>, 'db' | 'user'>;

const staffRoles: ReadonlySet<string> = new Set(['FINANCIER', 'OPERATOR', 'ADMIN']);

export const isStaff = ({ role }: Pick<CurrentUser, 'role'>): boolean => staffRoles.has(role);

const orderMissing = () => new ApiError('100404', { message: '订单不存在' });

/** An order whose report the caller may request: their own, or one in a staff member's scope who holds the key. */
export async function readableOrder(
  { db, user }: Caller,
  orderId: string,
  key: PermissionKey = 'CREDIT_REPORT',
): Promise<OrderRow> {
  if (!holds(user, key)) throw orderMissing();
  const row = await findOrder(db, orderId, isStaff(user) ? staffScope(user) : ownedBy(user));
  if (!row) throw orderMissing();
  return row;
}

/** An order of the caller. */
export async function ownOrder({ db, user }: Caller, orderId: string): Promise<OrderRow> {
  const row = await findOrder(db, orderId, ownedBy(user));
  if (!row) throw orderMissing();
  return row;
}

/**
 * Whether the tax data of an order's company may be read for it: its applicant may act for the company and has
 * consented or saved a certificate for this order.
 */
export async function isAuthorised(db: Queryable, { order }: OrderRow): Promise<boolean> {
  const { id: orderId, companyId, userId } = order;
  if (companyId === null) return false;
  const binding = await findBinding(db, userId, companyId);
  if (!binding?.authorized) return false;
  const consented = (binding.authority ?? []).includes('TAX');
  return consented || hasOwnCertificate(db, { orderId, companyId, userId });
}

/**
 * Refuses the report of a company that has not authorised it. Uses 100409 instead of 792109, which the specification
 * treats as a missing session (spec 1 §8): logging in again would not help.
 */
export async function requireAuthorised(db: Queryable, row: OrderRow): Promise<void> {
  if (row.order.companyId === null) throw conflict('个人申请没有企业信息报告');
  if (!(await isAuthorised(db, row)))
    throw conflict('企业尚未授权平台查询涉税数据，请先由企业完成授权');
}
