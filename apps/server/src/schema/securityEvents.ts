import { bigint, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecurityEventType } from '@huiqi/sdk';
import { moment } from './columns/moment.js';

/** The length of each trail, so that rows missing at its end are noticed. Maintained by the database. */
export const securityTrails = pgTable('security_trails', {
  subject: text('subject').primaryKey(),
  length: integer('length').notNull(),
  /** The event of its last row. */
  last: text('last').notNull(),
  /** The hash of its last row. */
  lastHash: text('last_hash').notNull(),
  /** The position and hash of the last row that has left with its month; 0 and null of none. */
  departed: integer('departed').notNull().default(0),
  departedHash: text('departed_hash'),
});

/**
 * Sign-ins, failed sign-ins and changes of access rights: append-only, each row with the hash of its predecessor in the
 * account's trail (docs/adr/0009). The database fills in position and hashes. Partitioned by month (docs/adr/0050), so keys hold
 * the time; a position is unique because the row of its trail counts it.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Id of the account's user, or `unknown` for a nonexistent account. */
    subject: text('subject').notNull(),
    event: text('event').$type<SecurityEventType>().notNull(),
    /** The sign-in method, or what was changed; never user input. */
    detail: text('detail').notNull(),
    /** The client's address, as used for limits. */
    address: text('address').notNull(),
    partnerId: text('partner_id'),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
    position: integer('position').notNull().default(0),
    /** Null in the first row of a trail. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    uniqueIndex('security_events_chain').on(t.subject, t.position, t.createdAt),
  ],
);
