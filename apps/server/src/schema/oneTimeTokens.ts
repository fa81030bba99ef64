import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { partners } from './partners.js';
import { users } from './users.js';

/** What a one-time token is for; it can be taken for nothing else. */
export type TokenKind =
  /** Signs in a user whom a partner's page handed over. */
  | 'handover'
  /** Signs in a user who comes back from the single sign-on. */
  | 'code'
  /** Identifies a user to another site; never signs in here. */
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
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The partner whose server asked for it. */
    partnerId: text('partner_id').references(() => partners.id),
    /** The login it was exchanged for, which a second use ends. */
    familyId: text('family_id'),
  },
  (t) => [index('one_time_tokens_expires').on(t.expiresAt)],
);
