import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { constants } from '@huiqi/sdk/domain';
import type { CurrentUser } from '../../security/SessionStore.js';
import { regionBounds, type RegionBounds } from '../../security/regionScope.js';
import { orderStage, type OrderStage } from './orderStage.js';
import { orders } from '../../schema/orders.js';

/** Bounds of the orders a staff member may see; null for a value that no order has. */
export interface StaffBounds extends RegionBounds {
  readonly scfPlatform: string;
  readonly bankId?: string | null;
  readonly stage?: OrderStage;
}

type Viewer = Pick<CurrentUser, 'role' | 'bankId' | 'scfProvince' | 'scfCity' | 'scfDistrict'>;

/**
 * The orders of the account's region (spec 1 §6); a bank's officers see the bank's orders once the bank is in charge.
 */
export function staffBounds(user: Viewer): StaffBounds {
  const region = { scfPlatform: constants.platformId, ...regionBounds(user) };
  return user.role === 'FINANCIER' ? { ...region, bankId: user.bankId, stage: 'BANK' } : region;
}

/** Condition of the orders a staff member may see; never saved applications. */
export function staffScope(user: Viewer): SQL | undefined {
  const { stage, ...columns } = staffBounds(user);
  const bounds = Object.entries(columns) as [keyof typeof columns, string | null][];
  return and(
    isNotNull(orders.submittedAt),
    ...bounds.map(([name, value]) => (value === null ? sql`false` : eq(orders[name], value))),
    ...(stage === undefined ? [] : [eq(orderStage, stage)]),
  );
}

/** The fields of an order that decide who may see it. */
export type ScopedOrder = Readonly<
  Record<Exclude<keyof StaffBounds, 'stage'>, string> & { stage: OrderStage }
>;

/** Whether a staff member may see a submitted order; agrees with `staffScope`. */
export const maySee = (user: Viewer, order: ScopedOrder): boolean =>
  (Object.entries(staffBounds(user)) as [keyof ScopedOrder, string | null][]).every(
    ([name, value]) => order[name] === value,
  );
