import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.js';
import { partners } from './partners.js';

/** What happened to a partner or by it. */
export type PartnerEventType =
  | 'CREATED'
  | 'CHANGED'
  | 'DISABLED'
  | 'ENABLED'
  | 'SECRET_ROTATED'
  /** A token was made for one of its users. */
  | 'TOKEN'
  /** A code of its handovers was used a second time; the session of the first use has ended. */
  | 'CODE_REUSED';

/** Who did what with a partner, for audits; neither secrets nor tokens. */
export const partnerEvents = pgTable(
  'partner_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    type: text('type').$type<PartnerEventType>().notNull(),
    /** The administrator, or the user a token is for. */
    userId: text('user_id').references(() => users.id),
    /** The purpose of a token. */
    detail: text('detail'),
    requestId: text('request_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('partner_events_partner').on(t.partnerId, t.id)],
);
