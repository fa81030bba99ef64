import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { WebhookEventType, WebhookFailure, WebhookState } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { orders } from './orders.js';
import { partners } from './partners.js';

/** Keys that a partner's webhooks are signed with; several are valid during a rotation. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: text('id').primaryKey(),
    partnerId: requiredReference('partner_id', () => partners.id),
    /** The secret, encrypted (`sealSecret.ts`), because signing needs the secret itself. */
    sealed: text('sealed').notNull(),
    /** Its last characters. */
    hint: text('hint').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for the newest. */
    expiresAt: moment('expires_at'),
  },
  (t) => [index('webhook_secrets_partner').on(t.partnerId)],
);

/** The outbox: an event is written in the transaction of the change it reports (docs/adr/0022). */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** `evt_…`, the id of the event. */
    id: text('id').primaryKey(),
    /** Events of one order are delivered in this order. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    partnerId: requiredReference('partner_id', () => partners.id),
    type: text('type').$type<WebhookEventType>().notNull(),
    /** Null for a test. */
    orderId: text('order_id').references(() => orders.id),
    reference: text('reference'),
    /** The exact bytes that are signed and sent. */
    body: text('body').notNull(),
    state: text('state').$type<WebhookState>().notNull().default('PENDING'),
    /** Attempts since it was last queued; determines the next delay. */
    tries: integer('tries').notNull().default(0),
    /** When it is due; while it is being sent, when another process may take over. Null once finished. */
    nextAttemptAt: moment('next_attempt_at'),
    lastStatus: integer('last_status'),
    lastFailure: text('last_failure').$type<WebhookFailure>(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.partnerId, t.nextAttemptAt)
      .where(sql`state = 'PENDING'`),
    index('webhook_deliveries_waiting')
      .on(t.orderId, t.position)
      .where(sql`state = 'PENDING'`),
    index('webhook_deliveries_created').on(t.createdAt.desc().nullsFirst(), t.id),
    index('webhook_deliveries_partner').on(t.partnerId, t.createdAt.desc().nullsFirst(), t.id),
    index('webhook_deliveries_order').on(t.orderId),
  ],
);

/** Every attempt to deliver an event. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Null if nothing was sent. */
    host: text('host'),
    status: integer('status'),
    failure: text('failure').$type<WebhookFailure>(),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.id)],
);
