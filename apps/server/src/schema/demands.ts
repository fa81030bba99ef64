import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DemandEvent, DemandStatus, DemandSubmission } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { regionColumns } from './columns/regionColumns.js';
import { companies } from './companies.js';
import { departments } from './departments.js';
import { users } from './users.js';

/** Requests of companies, or anonymous users, to the county (spec 2 §3). */
export const demands = pgTable(
  'demands',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    demandType: text('demand_type').notNull(),
    /** The submitter; null for a visitor. Staff never see who submitted an anonymous one. */
    userId: text('user_id').references(() => users.id),
    /** Null for an anonymous one. */
    companyId: text('company_id').references(() => companies.id),
    /** The name at the time, so that public reads of a demand only need public tables. */
    companyName: text('company_name'),
    areaCode: text('area_code'),
    areaName: text('area_name'),
    cityCode: text('city_code'),
    /** The region that handles it: the named area, or the call's region. */
    ...regionColumns(),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    fileKeys: jsonb('file_keys').$type<string[]>().notNull(),
    formItems: jsonb('form_items').$type<NonNullable<DemandSubmission['formItems']>>().notNull(),
    status: text('status').$type<DemandStatus>().notNull(),
    /** The department handling it. The demand is public from then on. */
    departmentId: text('department_id').references(() => departments.id),
    closeReason: text('close_reason'),
    /** The moment after which a first reply is late. */
    dueAt: moment('due_at').notNull(),
    repliedAt: moment('replied_at'),
    serviceSatisfaction: integer('service_satisfaction'),
    solveSpeed: integer('solve_speed'),
    rating: text('rating'),
    ratedAt: moment('rated_at'),
    /** Number of changes; each has a trail entry. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('demands_public')
      .on(t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`department_id is not null`),
    index('demands_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('demands_company').on(t.companyId, t.createdAt.desc().nullsFirst()),
    index('demands_department').on(t.departmentId, t.dueAt),
    index('demands_status').on(t.status, t.dueAt),
    index('demands_region').on(t.scfProvince, t.scfCity, t.scfDistrict, t.status, t.dueAt),
    check(
      'demands_state',
      sql`case status when 'SUBMITTED' then department_id is null and replied_at is null when 'PROCESSING' then department_id is not null and replied_at is null when 'REPLIED' then department_id is not null and replied_at is not null else status = 'CLOSED' end`,
    ),
    check(
      'demands_rated',
      sql`(rated_at is null) = (service_satisfaction is null) and (rated_at is null) = (solve_speed is null) and (rated_at is null or replied_at is not null)`,
    ),
    check(
      'demands_ratings',
      sql`service_satisfaction between 1 and 5 and solve_speed between 1 and 5`,
    ),
    check(
      'demands_area',
      sql`company_id is null or area_name is not null and city_code is not null`,
    ),
  ],
);

/** Number of demands a company submitted on a day; one row per day, which is locked to enforce the limit. */
export const demandDays = pgTable(
  'demand_days',
  {
    companyId: requiredReference('company_id', () => companies.id),
    /** YYYY-MM-DD in China. */
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.day] }),
    check('demand_days_count', sql`count > 0`),
  ],
);

export const demandReplies = pgTable(
  'demand_replies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    demandId: requiredReference('demand_id', () => demands.id),
    departmentId: requiredReference('department_id', () => departments.id),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('demand_replies_demand').on(t.demandId, t.id)],
);

/** The trail of demands: who did what; append-only. */
export const demandEvents = pgTable(
  'demand_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    demandId: requiredReference('demand_id', () => demands.id),
    /** Position in the demand's trail, from 1: its version at that point. */
    position: integer('position').notNull(),
    event: text('event').$type<DemandEvent>().notNull(),
    status: text('status').$type<DemandStatus>().notNull(),
    /** Null for a visitor. */
    userId: text('user_id').references(() => users.id),
    departmentId: text('department_id').references(() => departments.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // Two changes of the same version cannot both be stored.
    uniqueIndex('demand_events_position').on(t.demandId, t.position),
    index('demand_events_recent').on(t.createdAt.desc().nullsFirst(), t.id),
  ],
);

export const publicTables = [demands, demandEvents];
