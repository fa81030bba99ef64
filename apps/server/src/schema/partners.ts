import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PartnerScope } from '@huiqi/sdk';
import { requiredReference } from './columns/requiredReference.js';

/** Partners whose pages may embed the widget and get tokens for users (docs/adr/0021). */
export const partners = pgTable('partners', {
  /** `pt_…` */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Identifies it in orders and handovers. */
  source: text('source').notNull().unique(),
  /** The products its pages offer. */
  scope: jsonb('scope').$type<PartnerScope>().notNull(),
  /** Where events about its orders are sent. */
  webhookUrl: text('webhook_url'),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** Number of changes, from 1. */
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Exact origins of partners' pages; the database keeps two partners from sharing one. */
export const partnerOrigins = pgTable(
  'partner_origins',
  {
    origin: text('origin').primaryKey(),
    partnerId: requiredReference('partner_id', () => partners.id),
  },
  (t) => [index('partner_origins_partner').on(t.partnerId)],
);

/** Secrets of 256 random bits; two are valid during a rotation. */
export const partnerSecrets = pgTable(
  'partner_secrets',
  {
    id: text('id').primaryKey(),
    partnerId: requiredReference('partner_id', () => partners.id),
    /** SHA-256 of the secret. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last use, to the minute. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Null for the newest. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (t) => [index('partner_secrets_partner').on(t.partnerId)],
);
