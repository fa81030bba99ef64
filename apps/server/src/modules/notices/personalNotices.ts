import { and, eq, inArray, type Placeholder, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../../security/SessionStore.js';
import { orders } from '../../schema/orders.js';
import { notices } from '../../schema/notices.js';

/** The user whose notices are read or changed. */
export type NoticeReader = Pick<CurrentUser, 'id' | 'partner'>;

/** The same with placeholders or columns, for a prepared statement. */
export interface ReaderInStatement {
  readonly id: string | Placeholder | SQL;
  readonly partner?: { readonly id: string | Placeholder } | null | undefined;
}

const select = new QueryBuilder();

/** Notices to a user; in a partner session, only those about orders made through the partner. */
export function personalNotices({ id, partner }: ReaderInStatement): SQL | undefined {
  const own = eq(notices.userId, id);
  if (!partner) return own;
  const through = select
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.partnerId, partner.id));
  return and(own, eq(notices.subjectKind, 'ORDER'), inArray(notices.subjectId, through));
}
