import type { Queryable } from '../db/database.js';
import { partnerEvents } from '../schema/partnerEvents.js';

type NewEvent = Pick<typeof partnerEvents.$inferInsert, 'partnerId' | 'type'> &
  Partial<Pick<typeof partnerEvents.$inferInsert, 'userId' | 'detail' | 'requestId'>>;

/** Records what happened to a partner or by it. */
export async function recordPartnerEvent(db: Queryable, event: NewEvent, now: Date): Promise<void> {
  await db.insert(partnerEvents).values({ ...event, createdAt: now });
}
