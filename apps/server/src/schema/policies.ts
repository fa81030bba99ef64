import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { EnterpriseSize, FileType, PolicyContact, PolicyStep } from '@huiqi/sdk';
import { tokensOf, type Facets } from '../search/facets.js';
import { foldedColumn, gramsOf } from '../search/grams.js';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { users } from './users.js';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A file required for a declaration. */
export interface PolicyFileDefinition {
  /** Unique within the policy. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly types: readonly FileType[];
  /** Id of a row of `policy_templates`. */
  readonly templateFileId: string | null;
}

/** The companies a policy is recommended to. Omitted conditions do not matter; those present must hold. */
export interface PolicyTargets {
  /** Parts of industry names. */
  readonly industries?: readonly string[];
  /** Codes of places; a province's or city's code covers everything in it. */
  readonly areaCodes?: readonly string[];
  /** Minimum age of the company in months. */
  readonly minMonths?: number;
  readonly maxMonths?: number;
}

export const policyPublishers = pgTable('policy_publishers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  /** Path of its logo; may be empty. */
  logoUrl: text('logo_url').notNull().default(''),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

/** Labels of codes that the contract leaves open. */
export const policyDictionary = pgTable(
  'policy_dictionary',
  {
    kind: text('kind').$type<'CATEGORY' | 'GRADE'>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
);

/** Files that policies offer: templates of materials, guides. */
export const policyTemplates = pgTable('policy_templates', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
});

/** What policies are filtered by. */
const facetsOf = (t: Readonly<Record<'category' | 'grade' | 'publishOrgId', AnyPgColumn>>) =>
  ({
    category: [t.category],
    grade: [t.grade],
    publishOrgId: [t.publishOrgId],
  }) satisfies Facets;

export const policies = pgTable(
  'policies',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary'),
    publishNumber: text('publish_number'),
    category: text('category'),
    grade: text('grade').notNull(),
    /** Empty for any size. */
    enterpriseSizes: jsonb('enterprise_sizes').$type<EnterpriseSize[]>().notNull(),
    publishOrgId: requiredReference('publish_org_id', () => policyPublishers.id),
    publishedAt: moment('published_at').notNull(),
    /** Days in China, inclusive. */
    declareFrom: date('declare_from'),
    declareUntil: date('declare_until'),
    /** Whether it is declared on the platform; others are granted without a declaration, or declared elsewhere. */
    declaredOnline: boolean('declared_online').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** Amount per enterprise, in 10,000 yuan. */
    minAmount: numeric('min_amount', { precision: 10, scale: 2 }),
    maxAmount: numeric('max_amount', { precision: 10, scale: 2 }),
    redemption: text('redemption'),
    applicants: jsonb('applicants').$type<string[]>().notNull(),
    targets: jsonb('targets').$type<PolicyTargets>().notNull(),
    steps: jsonb('steps').$type<PolicyStep[]>().notNull(),
    contact: jsonb('contact').$type<PolicyContact>(),
    /** HTML, sanitised by `cleanHtml` before storing. */
    content: text('content').notNull(),
    /** The text of `content`, for search and quotes. */
    plainText: text('plain_text').notNull(),
    /** Title, number and text, in lower case and without full-width letters. */
    foldedText: foldedColumn(
      'folded_text',
      sql`title || E'\\n' || coalesce(publish_number, '') || E'\\n' || plain_text`,
    ),
    /** Ids of `policy_templates`. */
    files: jsonb('files').$type<string[]>().notNull(),
    basicFiles: jsonb('basic_files').$type<PolicyFileDefinition[]>().notNull(),
    declarationFiles: jsonb('declaration_files').$type<PolicyFileDefinition[]>().notNull(),
    requiresTaxAuth: boolean('requires_tax_auth').notNull().default(false),
    /** Whether the form is prefilled with known company data. */
    fillCompanyInfo: boolean('fill_company_info').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('policies_org').on(t.publishOrgId),
    // Visitors see what is not withdrawn (docs/adr/0044). In time, with all that filters and orders compare, so that the
    // table with its texts is not read:
    index('policies_listed')
      .on(
        t.publishedAt.desc().nullsFirst(),
        t.id,
        t.declareUntil,
        t.declareFrom,
        t.declaredOnline,
        t.category,
        t.grade,
        t.publishOrgId,
        t.enterpriseSizes,
      )
      .where(sql`withdrawn_at is null`),
    // By any filters and words together, for what is rare:
    index('policies_facets')
      .using('gin', tokensOf(facetsOf(t)), gramsOf(t.foldedText, '{1,2}'))
      .where(sql`withdrawn_at is null`),
  ],
);

export const policyFacets = facetsOf(policies);

/** View counts: not public, as every view would invalidate all cached public responses. */
export const policyViews = pgTable('policy_views', {
  policyId: text('policy_id')
    .primaryKey()
    .references(() => policies.id),
  views: bigint('views', { mode: 'number' }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Published view counts, updated at most every ten minutes. */
export const policyFigures = pgTable(
  'policy_figures',
  {
    policyId: text('policy_id')
      .primaryKey()
      .references(() => policies.id),
    views: bigint('views', { mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('policy_figures_changed').on(t.changedAt)],
);

export const policyFavourites = pgTable(
  'policy_favourites',
  {
    userId: requiredReference('user_id', () => users.id),
    policyId: requiredReference('policy_id', () => policies.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.policyId] })],
);

/** Policies sent to companies, and why. */
export const policyPushes = pgTable(
  'policy_pushes',
  {
    companyId: requiredReference('company_id', () => companies.id),
    policyId: requiredReference('policy_id', () => policies.id),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    pushedAt: moment('pushed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.policyId] }),
    index('policy_pushes_policy').on(t.policyId),
  ],
);

export const publicTables = [
  policyPublishers,
  policyDictionary,
  policyTemplates,
  policies,
  policyFigures,
];
