import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';
import { partners } from './partners.js';

/** What happened to a partner or by it. */
export type PartnerEventType =
  | 'CREATED'
  | 'CHANGED'
  | 'DISABLED'
  | 'ENABLED'
  | 'SECRET_ROTATED'
  /** A token was issued for one of its users. */
  | 'TOKEN'
  /** One of its handover codes was used twice; the first use's session was ended. */
  | 'CODE_REUSED';

/** Partners' audit events: who did what, without secrets or tokens. */
export const partnerEvents = pgTable(
  'partner_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partnerId: requiredReference('partner_id', () => partners.id),
    type: text('type').$type<PartnerEventType>().notNull(),
    /** The administrator, or the user of a token. */
    userId: text('user_id').references(() => users.id),
    /** The purpose of a token. */
    detail: text('detail'),
    requestId: text('request_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('partner_events_partner').on(t.partnerId, t.id)],
);
