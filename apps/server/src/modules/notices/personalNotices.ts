import { and, eq, inArray, type Placeholder, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../../security/SessionStore.js';
import { orders } from '../../schema/orders.js';
import { notices } from '../../schema/notices.js';

/** The user whose notices are read or changed. */
export type NoticeReader = Pick<CurrentUser, 'id' | 'partner'>;

const select = new QueryBuilder();

/** Notices to a user; in a partner session, only those about orders made through the partner. */
export const personalNotices = ({ id, partner }: NoticeReader): SQL | undefined =>
  noticesTo(id, partner ? partner.id : null);

/** The same for a prepared statement. */
export function noticesTo(userId: string | Placeholder, partnerId: string | Placeholder | null) {
  const own = eq(notices.userId, userId);
  if (partnerId === null) return own;
  const through = select
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.partnerId, partnerId));
  return and(own, eq(notices.subjectKind, 'ORDER'), inArray(notices.subjectId, through));
}
