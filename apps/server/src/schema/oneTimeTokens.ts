import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';
import { partners } from './partners.js';
import { users } from './users.js';

/** Purpose of a one-time token; it is valid for no other. */
export type TokenKind =
  /** Signs in a user handed over by a partner's page. */
  | 'handover'
  /** Signs in a user returning from the single sign-on. */
  | 'code'
  /** Identifies a user to another site; cannot be used to sign in here. */
  | 'ticket'
  /** Permits one password reset. */
  | 'reset';

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<TokenKind>().notNull(),
    /** Partner or site the token is bound to. */
    source: text('source').notNull(),
    userId: requiredReference('user_id', () => users.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The partner whose server requested it. */
    partnerId: text('partner_id').references(() => partners.id),
    /** The login it was exchanged for, which a second use ends. */
    familyId: text('family_id'),
  },
  (t) => [index('one_time_tokens_expires').on(t.expiresAt)],
);
