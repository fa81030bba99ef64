import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CaptchaAnswer, CaptchaKind } from './columns/captchaAnswer.js';

/** Unsolved captchas, and unused proofs. Checking one removes it. */
export const captchas = pgTable(
  'captchas',
  {
    /** 144 random bits. */
    key: text('key').primaryKey(),
    kind: text('kind').$type<CaptchaKind>().notNull(),
    answer: jsonb('answer').$type<CaptchaAnswer>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('captchas_expires').on(t.expiresAt)],
);

/** The single valid code per purpose and phone; stores neither in plain text. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    /** Hash of purpose and phone. */
    key: text('key').primaryKey(),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('phone_codes_expires').on(t.expiresAt)],
);
