import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RoleType, UserType } from '@huiqi/sdk';
import { gramsOf } from '../search/grams.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { serviceOrganisations } from './organisations.js';
import { partners } from './partners.js';
import { banks } from './products.js';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    phone: text('phone'),
    taxNo: text('tax_no'),
    /** Argon2 hash of the encoded password. */
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<RoleType>().notNull(),
    type: text('type').$type<UserType>().notNull(),
    logo: text('logo'),
    /** The user's own company, if any. */
    companyId: text('company_id').references(() => companies.id),
    /** The bank a FINANCIER works for. */
    bankId: text('bank_id').references(() => banks.id),
    /** The service organisation that SERVICE_STAFF work for. */
    orgId: text('org_id').references(() => serviceOrganisations.id),
    scfProvince: text('scf_province'),
    scfCity: text('scf_city'),
    scfDistrict: text('scf_district'),
    link: text('link'),
    isFirstLogin: boolean('is_first_login').notNull().default(false),
    /** Sessions of an earlier epoch have ended: a new password starts the next one. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.phone),
    uniqueIndex('users_tax_no').on(t.taxNo),
    index('users_name_grams').using('gin', gramsOf(t.name, '{1,2}')),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque session id. */
    idHash: text('id_hash').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    mode: text('mode').$type<'cookie' | 'token'>().notNull(),
    /** The partner whose page or server it was created for; it can only call the widget's operations. */
    partnerId: text('partner_id').references(() => partners.id),
    /** The login that all tokens renewed from it share. */
    familyId: text('family_id').notNull(),
    /** The user's `sessionEpoch` when the password was checked. */
    epoch: integer('epoch').notNull(),
    /** Together with the id it determines the single id that this session is renewed to. */
    renewalSalt: text('renewal_salt').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Absolute end of the family; no renewal extends it. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_family').on(t.familyId),
    index('sessions_expires').on(t.expiresAt),
  ],
);
