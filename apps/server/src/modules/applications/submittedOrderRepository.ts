import { and, eq, sql } from 'drizzle-orm';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { statement, statementOf } from '../../db/statement.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { closeSaved } from '../orders/closeSaved.js';
import { orders } from '../../schema/orders.js';
import { isOutOfReach, mayContinue } from './isOutOfReach.js';
import {
  findAbandoned,
  findOpenOrder,
  insertOrder,
  appendEvent,
  saved,
  stored,
  type NewOrder,
  type StoredOrder,
} from './repository.js';

/** Resets the columns that the new form of a saved application leaves blank. */
const blank = {
  applicantName: null,
  loanAmount: null,
  loanTerm: null,
  loanLending: null,
  repaymentType: null,
  legalName: null,
  legalIdNo: null,
  legalPhone: null,
  contactName: null,
  contactPhone: null,
  recommendationCode: null,
  application: null,
  taxInvoice: null,
} satisfies Partial<NewOrder>;

const updateSaved = statementOf(
  'update_saved_order',
  orders,
  (db, row: Partial<typeof orders.$inferInsert>) =>
    db
      .update(orders)
      .set({ ...row, ...('status' in row ? { version: sql`${orders.version} + 1` } : {}) })
      .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.status, saved)))
      .returning(stored),
);

/** Updates or submits a saved application; returns undefined if it is no longer one. */
async function changeSaved(
  tx: Queryable,
  id: string,
  order: NewOrder,
  requestId: string,
): Promise<StoredOrder | undefined> {
  const { createdAt: at, userId, status, ...content } = order;
  const submitted = status === saved ? {} : { status, createdAt: at, submittedAt: at };
  const changed = { ...blank, ...content, ...submitted, updatedAt: at };
  const [row] = await updateSaved(tx, changed, { orderId: id });
  // Further saves add no trail entries: nobody else could see any difference.
  if (row && status !== saved) await appendEvent(tx, { ...row, userId }, { requestId, at });
  return row;
}

/** How storing an application ended. */
export type Stored =
  | { readonly outcome: 'STORED'; readonly order: StoredOrder; readonly continued: boolean }
  /** The saved application was already submitted, by another tab or by a call whose response was lost. */
  | { readonly outcome: 'SUBMITTED'; readonly order: StoredOrder }
  /** An open order exists; null if it belongs to another user or is out of the session's reach. */
  | { readonly outcome: 'TAKEN'; readonly orderId: string | null };

export interface StoreContext {
  readonly user: Pick<CurrentUser, 'id' | 'partner'>;
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
  readonly requestId: string;
}

const findOwn = statement('order_to_continue', (db) =>
  db
    .select({ ...stored, productId: orders.productId, companyId: orders.companyId })
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.userId, sql.placeholder('userId')))),
);

/** Finds the order to continue; another user's counts as missing. */
async function findContinued(tx: Queryable, id: string, order: NewOrder): Promise<StoredOrder> {
  const [row] = await findOwn(tx, { id, userId: order.userId });
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  if (row.productId !== order.productId || row.companyId !== (order.companyId ?? null))
    throw invalid([{ field: 'orderId', message: '与已保存的申请不是同一产品或企业' }]);
  if (row.status === 'ORDER_CLOSED') throw conflict('该申请已关闭，请重新申请');
  return row;
}

/**
 * Stores an application as a new order or in the existing saved application of the same company (or person) and
 * product, of which there is at most one. After waiting for a concurrent call it looks again.
 */
async function storeOrder(
  tx: Queryable,
  order: NewOrder,
  { user, orderId, requestId }: StoreContext,
): Promise<Stored> {
  const { productId, companyId = null, userId } = order;
  for (;;) {
    const open = orderId ? undefined : await findOpenOrder(tx, { productId, companyId, userId });
    if (open && !mayContinue(user, open))
      return { outcome: 'TAKEN', orderId: isOutOfReach(user, open) ? null : open.id };
    const found = orderId ? await findContinued(tx, orderId, order) : open;
    if (found && found.status !== saved) return { outcome: 'SUBMITTED', order: found };
    const row = found
      ? await changeSaved(tx, found.id, order, requestId)
      : await insertOrder(tx, order, requestId);
    if (row) return { outcome: 'STORED', order: row, continued: found !== undefined };
    // Only a company has several users.
    const holder =
      found || companyId === null ? undefined : await findOpenOrder(tx, { productId, companyId });
    if (holder && holder.userId !== userId) return { outcome: 'TAKEN', orderId: null };
    if (!holder && companyId !== null) {
      const ids = await findAbandoned(tx, { productId, companyId });
      await closeSaved({ db: tx, requestId, now: () => order.createdAt }, ids);
    }
  }
}

/** Saves an application without submitting it; the last save wins. */
export const saveOrder = (
  tx: Queryable,
  order: Omit<NewOrder, 'status'>,
  context: StoreContext,
): Promise<Stored> => storeOrder(tx, { ...order, status: saved }, context);

/** Submits an application, whether it was saved before or not. */
export const submitOrder = (
  tx: Queryable,
  order: NewOrder,
  context: StoreContext,
): Promise<Stored> => storeOrder(tx, { ...order, application: null }, context);
