import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CertifyType, RoleType, UserType } from '@huiqi/sdk';
import { banks } from '../products/table.js';

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  creditCode: text('credit_code').notNull().unique(),
  name: text('name').notNull(),
  legalName: text('legal_name').notNull(),
  legalIdNo: text('legal_id_no').notNull(),
  legalPhone: text('legal_phone').notNull(),
  provinceCode: text('province_code').notNull(),
  cityCode: text('city_code').notNull(),
  areaCode: text('area_code').notNull(),
  address: text('address'),
});

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    phone: text('phone'),
    taxNo: text('tax_no'),
    /** Argon2 over the encoded password. */
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<RoleType>().notNull(),
    type: text('type').$type<UserType>().notNull(),
    logo: text('logo'),
    /** The user's own company, if there is one. */
    companyId: text('company_id').references(() => companies.id),
    /** The bank a FINANCIER works for. */
    bankId: text('bank_id').references(() => banks.id),
    scfProvince: text('scf_province'),
    scfCity: text('scf_city'),
    scfDistrict: text('scf_district'),
    link: text('link'),
    isFirstLogin: boolean('is_first_login').notNull().default(false),
    permissions: jsonb('permissions').$type<Record<string, boolean>>().notNull(),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('users_phone').on(t.phone), uniqueIndex('users_tax_no').on(t.taxNo)],
);

/** Companies a user may act for, and whether their data may be used for applications. */
export const userCompanies = pgTable(
  'user_companies',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    authorized: boolean('authorized').notNull().default(false),
    certifyType: text('certify_type').$type<CertifyType>(),
    authority: jsonb('authority').$type<string[]>(),
    authorizedAt: timestamp('authorized_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque session id. */
    idHash: text('id_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    mode: text('mode').$type<'cookie' | 'token'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
