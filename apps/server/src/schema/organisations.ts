import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditState, OrganisationContent } from '@huiqi/sdk';
import { gramsOf } from '../search/grams.js';
import { moment } from './columns/moment.js';
import { regionColumns } from './columns/regionColumns.js';

/** Organisations that offer services. The public sees `published` ones with their last approved content. */
export const serviceOrganisations = pgTable(
  'service_organisations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    logo: text('logo'),
    introduction: text('introduction'),
    creditCode: text('credit_code').notNull(),
    address: text('address'),
    /** The region whose staff review its submissions. */
    ...regionColumns(),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    /** Whether it has been approved. */
    published: boolean('published').notNull().default(false),
    /** Status of the last submitted changes. */
    auditStatus: text('audit_status').$type<AuditState>().notNull(),
    /** Changes that await review or were rejected. */
    pending: jsonb('pending').$type<OrganisationContent>(),
    /** Why the last changes were rejected. */
    reason: text('reason'),
    submittedAt: moment('submitted_at'),
    /** Incremented by edits; counters do not change it. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('service_organisations_published').on(t.published, t.id),
    index('service_organisations_name_grams').using('gin', gramsOf(t.name, '{1,2}')),
  ],
);

export const publicTables = [serviceOrganisations];
