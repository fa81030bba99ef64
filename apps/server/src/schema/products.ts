import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  FormEntry,
  GuaranteeType,
  InterestRateType,
  ProcessingStep,
  ProductClassify,
  ProductFormType,
  RepaymentType,
} from '@huiqi/sdk';
import { requiredReference } from './columns/requiredReference.js';
import type { MatchRules } from './columns/matchRules.js';

export const banks = pgTable('banks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logoUrl: text('logo_url').notNull(),
  phone: text('phone'),
  position: integer('position').notNull().default(0),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

export const productCategories = pgTable('product_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description'),
  position: integer('position').notNull().default(0),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    bankId: requiredReference('bank_id', () => banks.id),
    categoryId: requiredReference('category_id', () => productCategories.id),
    /** Path of its own picture; empty for its bank's logo. */
    listImage: text('list_image').notNull().default(''),
    profile: text('profile'),
    minLoanLimit: integer('min_loan_limit').notNull(),
    maxLoanLimit: integer('max_loan_limit').notNull(),
    minInterestRate: numeric('min_interest_rate', { precision: 7, scale: 4 }).notNull(),
    maxInterestRate: numeric('max_interest_rate', { precision: 7, scale: 4 }).notNull(),
    interestRateType: text('interest_rate_type').$type<InterestRateType>().notNull(),
    minLoanTerm: integer('min_loan_term').notNull(),
    maxLoanTerm: integer('max_loan_term').notNull(),
    guaranteeType: text('guarantee_type').$type<GuaranteeType>().notNull(),
    classify: text('classify').$type<ProductClassify>().notNull(),
    productAudit: text('product_audit'),
    productInterfaceType: text('product_interface_type'),
    sfPlatformUrl: text('sf_platform_url'),
    urlType: text('url_type').$type<'WECHAT'>(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    introduction: text('introduction').notNull(),
    applyConditions: jsonb('apply_conditions').$type<string[]>().notNull(),
    requiredMaterials: jsonb('required_materials').$type<string[]>().notNull(),
    matchRules: jsonb('match_rules').$type<MatchRules>().notNull(),
    repaymentTypes: jsonb('repayment_types').$type<RepaymentType[]>().notNull(),
    /** Working days from submission to payment. */
    processingDays: integer('processing_days'),
    processingSteps: jsonb('processing_steps').$type<ProcessingStep[]>().notNull().default([]),
    consultPhone: text('consult_phone'),
    scfProvince: text('scf_province').notNull(),
    /** Codes of the areas served; a province's or city's code covers everything in it. */
    regionCodes: jsonb('region_codes').$type<string[]>().notNull(),
    agreementTitle: text('agreement_title').notNull(),
    agreementText: text('agreement_text').notNull(),
    form: jsonb('form').$type<FormEntry[]>().notNull(),
    /** Its forms besides the application, by type. */
    otherForms: jsonb('other_forms')
      .$type<Partial<Record<ProductFormType, FormEntry[]>>>()
      .notNull()
      .default({}),
    onShelf: boolean('on_shelf').notNull().default(true),
    /** Number of the published version (`managed_changes`); 0 before versions are kept. */
    version: integer('version').notNull().default(0),
    /** Smaller comes first in the default order. */
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('products_category').on(t.categoryId), index('products_bank').on(t.bankId)],
);

export const publicTables = [banks, productCategories, products];
