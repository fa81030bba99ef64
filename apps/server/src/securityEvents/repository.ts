import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { OperationInput, SecurityEventPage } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';
import { page } from '../db/page.js';
import { endOfDay, startOfDay } from '../text/days.js';
import { partners } from '../schema/partners.js';
import { securityEvents } from '../schema/securityEvents.js';
import { users } from '../schema/users.js';

/** Subject of failed logins to accounts that do not exist. */
export const unknownSubject = 'unknown';

type NewEvent = Pick<
  typeof securityEvents.$inferInsert,
  'subject' | 'event' | 'detail' | 'address' | 'partnerId' | 'requestId' | 'createdAt'
>;

/** Adds an event to the trail of its subject. */
export async function insertSecurityEvent(db: Queryable, event: NewEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

/** Reads one page of events, newest first. */
export function findSecurityEvents(
  db: Queryable,
  { event, userId, address: from, dateStart, dateEnd, ...at }: OperationInput<'listSecurityEvents'>,
  defaultSize: number,
): Promise<SecurityEventPage> {
  const filter = and(
    event === undefined ? undefined : eq(securityEvents.event, event),
    userId === undefined ? undefined : eq(securityEvents.subject, userId),
    from === undefined ? undefined : eq(securityEvents.address, from),
    dateStart === undefined ? undefined : gte(securityEvents.createdAt, startOfDay(dateStart)),
    dateEnd === undefined ? undefined : lt(securityEvents.createdAt, endOfDay(dateEnd)),
  );
  // A change to a partner names it in its detail; any other event may come from its pages.
  const partnerId = sql`coalesce(${securityEvents.partnerId}, split_part(${securityEvents.detail}, ' ', 1))`;
  const rows = db
    .select({ entry: securityEvents, userName: users.name, partnerName: partners.name })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.subject))
    .leftJoin(partners, eq(partners.id, partnerId))
    .where(filter)
    .orderBy(desc(securityEvents.id));
  return page(
    {
      rows,
      toItem: ({ entry, userName, partnerName }) => ({
        id: String(entry.id),
        event: entry.event,
        userId: entry.subject === unknownSubject ? null : entry.subject,
        userName,
        detail: entry.detail,
        address: entry.address,
        partnerId: entry.partnerId,
        partnerName,
        requestId: entry.requestId,
        createdTs: entry.createdAt.toISOString(),
      }),
      total: db.$count(securityEvents, filter),
    },
    at,
    defaultSize,
  );
}
