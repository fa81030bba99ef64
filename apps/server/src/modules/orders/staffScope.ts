import { sql, type SQL } from 'drizzle-orm';
import type { OrderStatus, RoleType } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { CurrentUser } from '../../security/SessionStore.js';
import { regionBounds, type RegionBounds } from '../../security/regionScope.js';
import { orderFacets, orders, type OrderStage } from '../../schema/orders.js';
import { allOf, byColumns, type Condition } from '../../search/facets.js';
import { orderList } from './orderList.js';

/** Bounds of the orders a staff member may see; null matches no order. */
export interface StaffBounds extends RegionBounds {
  readonly scfPlatform: string;
  readonly bankId?: string | null;
  readonly stage?: OrderStage;
}

type Viewer = Pick<CurrentUser, 'role' | 'bankId' | 'scfProvince' | 'scfCity' | 'scfDistrict'>;

/** The orders of the account's region (spec 1 §6); for a bank's officers those of their bank that are in its stage. */
export function staffBounds(user: Viewer): StaffBounds {
  const region = { scfPlatform: constants.platformId, ...regionBounds(user) };
  return user.role === 'FINANCIER' ? { ...region, bankId: user.bankId, stage: 'BANK' } : region;
}

const facetNames = Object.keys(orderFacets) as (keyof typeof orderFacets)[];

/** Conditions of the orders a staff member may see; never saved applications. */
export function staffConditions(user: Viewer): Condition[] {
  const bounds = Object.entries(staffBounds(user)) as [keyof StaffBounds, string | null][];
  const columns = bounds.map(([name]) => orders[name]);
  const name = facetNames.find(
    (one) =>
      orderFacets[one].length === columns.length &&
      orderFacets[one].every((column) => columns.some((bound) => bound === column)),
  );
  // Only unbroken regions (province, city, district) have a facet; others are compared column by column.
  const values = (columnsOf: readonly unknown[]): (string | null)[] =>
    columnsOf.map((column) => bounds.find(([bound]) => orders[bound] === column)?.[1] ?? null);
  const limits = name
    ? [[name, values(orderFacets[name])] as const]
    : bounds.map(([bound, value]) => [bound, [value]] as const);
  return [
    { where: orderList.rows },
    ...limits.map(([facet, texts]) => {
      const known = texts.flatMap((text) => text ?? []);
      return known.length < texts.length ? { where: sql`false` } : allOf(orderFacets, facet, known);
    }),
  ];
}

/** The same as one condition. */
export const staffScope = (user: Viewer): SQL => byColumns(staffConditions(user));

/** The fields of an order that decide who may see it. */
export type ScopedOrder = Readonly<
  Record<Exclude<keyof StaffBounds, 'stage'>, string> & { stage: OrderStage }
>;

/** Whether a role can be given an order: what the commission has passed to the bank waits for the bank alone. */
export const mayHandle = (role: RoleType, status: OrderStatus): boolean =>
  status !== 'JXW_AUDIT_PASSED' || role === 'FINANCIER';

/** Whether a staff member may see a submitted order; agrees with `staffScope`. */
export const maySee = (user: Viewer, order: ScopedOrder): boolean =>
  (Object.entries(staffBounds(user)) as [keyof ScopedOrder, string | null][]).every(
    ([name, value]) => order[name] === value,
  );
