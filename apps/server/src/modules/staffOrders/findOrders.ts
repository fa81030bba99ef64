import type { OperationInput, OrderStatus, StaffOrderCounts } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { queueBounds } from './inQueue.js';
import { conditionsOf } from './orderIndex/conditionsOf.js';
import type { OrderColumns } from './orderIndex/OrderColumns.js';
import { orderIndexOf } from './orderIndex/OrderIndex.js';
import { readNamedIds } from './orderIndex/namedIdRepository.js';
import { selectOrders } from './orderIndex/selectOrders.js';
import { staffBounds } from '../orders/staffScope.js';
import { staffMover } from './staffMover.js';
import { waitingStatuses } from './waiting.js';

type Filters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'sortDirection'>;

/** Finds one staff member's orders by filters; `read` gets their positions in the index, oldest first. */
async function find<Result>(
  db: Queryable,
  user: CurrentUser,
  { queue, ...filters }: Filters,
  read: (orders: OrderColumns, found: Int32Array) => Result,
): Promise<Result> {
  const named = await readNamedIds(db, filters);
  const orders = await orderIndexOf(db).read();
  const bounds = {
    scope: staffBounds(user),
    queue: queue === undefined ? undefined : queueBounds(user, queue),
  };
  const conditions = conditionsOf(orders, filters, named, bounds);
  return selectOrders(orders, conditions, (found) => read(orders, found));
}

/** One page of ids in order, with the total number of matches. */
export interface FoundIds {
  readonly ids: string[];
  readonly total: number;
}

export function findIds(
  db: Queryable,
  user: CurrentUser,
  filters: Filters,
  { offset, limit, oldestFirst }: { offset: number; limit: number; oldestFirst: boolean },
): Promise<FoundIds> {
  return find(db, user, filters, (orders, found) => {
    const total = found.length;
    const slots = oldestFirst
      ? found.subarray(offset, offset + limit)
      : found.slice(Math.max(0, total - offset - limit), Math.max(0, total - offset)).reverse();
    return { ids: Array.from(slots, (slot) => orders.ids[slot] ?? ''), total };
  });
}

function countFound(orders: OrderColumns, found: Int32Array, user: CurrentUser): StaffOrderCounts {
  const { status, assigneeId, correctionBy } = orders.text;
  const waiting = status.texts.only(waitingStatuses(staffMover(user)));
  const own = assigneeId.texts.codeOf(user.id);
  const ownCorrection = correctionBy.texts.codeOf(user.id);
  const counts = new Int32Array(status.texts.size);
  let waitingForMe = 0;
  let assignedToMe = 0;
  // Iterators would cost more than everything else here.
  for (let place = 0; place < found.length; place += 1) {
    const slot = found[place] ?? 0;
    const code = status.codes[slot] ?? 0;
    const assignee = assigneeId.codes[slot] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
    if (assignee === own) assignedToMe += 1;
    const correction = correctionBy.codes[slot] ?? 0;
    const isFree = assignee === 0 || assignee === own;
    if ((isFree && waiting[code] === 1) || (correction !== 0 && correction !== ownCorrection))
      waitingForMe += 1;
  }
  const byStatus = [...counts].flatMap((count, code): [OrderStatus, number][] =>
    count === 0 ? [] : [[status.texts.textOf(code) as OrderStatus, count]],
  );
  return {
    waitingForMe,
    assignedToMe,
    byStatus: Object.fromEntries(byStatus),
    total: found.length,
  };
}

/** Counts one staff member's orders by status and by what they have to do. */
export const countOrders = (
  db: Queryable,
  user: CurrentUser,
  filters: Omit<Filters, 'queue' | 'orderStatus'>,
): Promise<StaffOrderCounts> =>
  find(db, user, filters, (orders, found) => countFound(orders, found, user));
