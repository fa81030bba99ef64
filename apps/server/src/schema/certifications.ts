import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditState, CertifyResult, CertifyType } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';

/** Users' verifications and authorisations, one row per check. Numbers are stored masked, as displayed. */
export const certifications = pgTable(
  'certifications',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    kind: text('kind').$type<'VERIFICATION' | 'AUTHORISATION'>().notNull(),
    creditCode: text('credit_code').notNull(),
    companyName: text('company_name'),
    legalName: text('legal_name'),
    legalIdNo: text('legal_id_no'),
    legalPhone: text('legal_phone'),
    provinceCode: text('province_code'),
    cityCode: text('city_code'),
    areaCode: text('area_code'),
    authority: jsonb('authority').$type<string[]>().notNull(),
    certifyType: text('certify_type').$type<CertifyType>().notNull(),
    state: text('state').$type<AuditState>().notNull(),
    result: text('result').$type<CertifyResult>().notNull(),
    companyFourStatus: boolean('company_four_status').notNull(),
    legalThreeStatus: boolean('legal_three_status').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('certifications_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index('certifications_company').on(t.userId, t.creditCode, t.createdAt.desc().nullsFirst()),
  ],
);
