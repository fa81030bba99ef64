import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { OperationInput, SecurityEventPage } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page } from '../../db/page.js';
import { endOfDay, startOfDay } from '../../text/days.js';
import { securityEvents } from './securityEventsTable.js';

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
  const rows = db.select().from(securityEvents).where(filter).orderBy(desc(securityEvents.id));
  return page(
    {
      rows,
      toItem: ({ id, event: type, subject, detail, address, partnerId, requestId, createdAt }) => ({
        id: String(id),
        event: type,
        userId: subject === unknownSubject ? null : subject,
        detail,
        address,
        partnerId,
        requestId,
        createdTs: createdAt.toISOString(),
      }),
      total: db.$count(securityEvents, filter),
    },
    at,
    defaultSize,
  );
}
