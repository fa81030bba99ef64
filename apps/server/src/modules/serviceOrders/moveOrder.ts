import type { ServiceOrderEvent } from '@huiqi/sdk';
import {
  formatDateTime,
  nextServiceOrderStatus,
  ServiceOrderEventLabels,
  ServiceOrderStatusLabels,
  type ServiceOrderMover,
} from '@huiqi/sdk/domain';
import { conflict, existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { findOrder, lockOrder, storeChange, type OrderRow } from './repository.js';
import type { ofOrganisation } from './repository.js';
import { readTrail } from './serviceOrderTrailRepository.js';
import { notifyEnterprise, notifyStaff } from './notifyEnterprise.js';
import { actorName } from './toServiceOrder.js';

export type Scope = ReturnType<typeof ofOrganisation>;

/** Locks an order in a scope: a concurrent change waits here and then sees this one. */
export const lockedOrder = (db: Queryable, id: string, scope: Scope): Promise<OrderRow> =>
  findLocked(lockOrder, db, id, async () => existing(await findOrder(db, id, scope)));

export interface Move {
  readonly event: ServiceOrderEvent;
  readonly by: ServiceOrderMover;
  readonly remark: string | null;
  /** The version shown. */
  readonly version?: number | undefined;
}

/** Who changed an order since a version and how; undefined if nobody did. */
async function describeConflict(
  db: Queryable,
  row: OrderRow,
  { by, version = 1 }: Move,
): Promise<string | undefined> {
  const last = (await readTrail(db, row.order.id, version)).at(-1);
  if (!last) return undefined;
  const { event, createdAt } = last.event;
  const time = formatDateTime(createdAt.toISOString());
  return `${actorName(last, row, by)}已于 ${time} 对该订单进行“${ServiceOrderEventLabels[event]}”操作，请刷新后查看`;
}

const known = (status: string): status is keyof typeof ServiceOrderStatusLabels =>
  Object.hasOwn(ServiceOrderStatusLabels, status);

/** Moves a locked order; stores state, trail and notice together or not at all. */
export async function moveOrder(
  { db, user, requestId, now }: Pick<UserCall<never>, 'db' | 'user' | 'requestId' | 'now'>,
  row: OrderRow,
  move: Move,
): Promise<Date> {
  const { id, status: before, version } = row.order;
  const { event, by, remark } = move;
  const status = nextServiceOrderStatus(before, event, by);
  const isStale = move.version !== undefined && move.version < version;
  if (isStale || status === null)
    throw conflict(
      (await describeConflict(db, row, move)) ??
        `该订单当前状态为“${known(before) ? ServiceOrderStatusLabels[before] : before}”，不能进行“${ServiceOrderEventLabels[event]}”操作`,
    );
  const at = now();
  const handling = by === 'ORGANISATION' && remark !== null ? remark : undefined;
  await storeChange(db, id, {
    event,
    status,
    userId: user.id,
    remark,
    requestId,
    at,
    handling,
  });
  const news = { event, remark, at, before };
  // The user who placed the order is told what a colleague did with it.
  if (by === 'ORGANISATION' || user.id !== row.order.userId) await notifyEnterprise(db, row, news);
  if (by === 'ENTERPRISE') await notifyStaff(db, row, news);
  return at;
}
