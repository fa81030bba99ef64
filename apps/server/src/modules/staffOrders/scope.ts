import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { constants, type OrderMover } from '@huiqi/sdk/domain';
import { orders } from '../orders/table.js';
import { forbidden } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/sessionStore.js';

/** Columns of orders that limit what a staff member may see, with the one value they may have. */
export type StaffBounds = Readonly<
  Partial<
    Record<'bankId' | 'scfPlatform' | 'scfProvince' | 'scfCity' | 'scfDistrict', string | null>
  >
>;

// 0 stands for the whole of the area above, and so does an account without the field.
const within = <Column extends string>(column: Column, code: string | null) =>
  code === null || code === '0' ? {} : { [column]: code };

/** The own bank's orders for its officers, those of the region of the account for platform staff (spec 1 §6). */
export function staffBounds(user: CurrentUser): StaffBounds {
  if (user.role === 'FINANCIER') return { bankId: user.bankId };
  return {
    scfPlatform: constants.platformId,
    ...within('scfProvince', user.scfProvince),
    ...within('scfCity', user.scfCity),
    ...within('scfDistrict', user.scfDistrict),
  };
}

/** Condition of the orders a staff member may see; never what was not submitted. */
export function staffScope(user: CurrentUser): SQL | undefined {
  const bounds = Object.entries(staffBounds(user)) as [keyof StaffBounds, string | null][];
  return and(
    isNotNull(orders.submittedAt),
    ...bounds.map(([name, value]) => (value === null ? sql`false` : eq(orders[name], value))),
  );
}

export function staffMover(user: CurrentUser): OrderMover {
  if (user.role === 'FINANCIER' || user.role === 'OPERATOR' || user.role === 'ADMIN')
    return user.role;
  throw forbidden();
}
