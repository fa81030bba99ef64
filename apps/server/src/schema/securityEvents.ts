import { bigint, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecurityEventType } from '@huiqi/sdk';

/** How long each trail is, so that rows missing at its end show. Kept by the database. */
export const securityTrails = pgTable('security_trails', {
  subject: text('subject').primaryKey(),
  length: integer('length').notNull(),
  /** The event of its last row. */
  last: text('last').notNull(),
});

/**
 * Who signed in or failed to, and who changed what decides over access: append-only, each row with the hash of the one
 * before it in the trail of the same account (docs/adr/0009). The database fills in position and hashes.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id of the user whose account it was, or `unknown` for an account that does not exist. */
    subject: text('subject').notNull(),
    event: text('event').$type<SecurityEventType>().notNull(),
    /** The way somebody signed in, or what was changed; never what was typed. */
    detail: text('detail').notNull(),
    /** Of the client, as the server counts it. */
    address: text('address').notNull(),
    partnerId: text('partner_id'),
    requestId: text('request_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    position: integer('position').notNull().default(0),
    /** Null for the first of a trail. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
  },
  (t) => [uniqueIndex('security_events_chain').on(t.subject, t.position)],
);
