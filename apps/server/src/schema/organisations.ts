import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditState, OrganisationContent } from '@huiqi/sdk';
import { regionColumns } from './columns/regionColumns.js';

const moment = { withTimezone: true, precision: 3 } as const;

/** Organisations that offer services. The public sees those that are `published`, as they last passed. */
export const serviceOrganisations = pgTable(
  'service_organisations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    logo: text('logo'),
    introduction: text('introduction'),
    creditCode: text('credit_code').notNull(),
    address: text('address'),
    /** Where its staff review what it submits. */
    ...regionColumns(),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    /** Whether it passed a review. */
    published: boolean('published').notNull().default(false),
    /** State of the last changes that were submitted. */
    auditStatus: text('audit_status').$type<AuditState>().notNull(),
    /** Changes that wait for their review or did not pass. */
    pending: jsonb('pending').$type<OrganisationContent>(),
    /** Why the last changes did not pass. */
    reason: text('reason'),
    submittedAt: timestamp('submitted_at', moment),
    /** Counts the changes by people; counters do not change it. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', moment).notNull(),
    updatedAt: timestamp('updated_at', moment).notNull(),
  },
  (t) => [index('service_organisations_published').on(t.published, t.id)],
);

export const publicTables = [serviceOrganisations];
