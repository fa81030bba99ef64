import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { DemandReplyState, DemandStatus } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { has } from '../../db/filters.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import { mayActFor } from '../companies/authorityRepository.js';
import { departments } from '../../schema/departments.js';
import { containingWords } from '../../db/containingWords.js';
import { users } from '../../schema/users.js';
import { demandEvents, demandReplies, demands } from '../../schema/demands.js';
import type { DemandWithNames, EventRow, ReplyRow } from './toDemand.js';

/** Demands that were given to a department. */
export const isPublic: SQL = isNotNull(demands.departmentId);

/** Demands that a user submitted, and those of companies they may act for; visitors have none. */
export const ownedBy = (userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`(${demands.userId} = ${userId} or ${mayActFor(userId, demands.companyId)})`;

/** Demands visible to a user: public ones and their own. */
export const visibleTo = (userId: string | null): SQL | undefined => or(isPublic, ownedBy(userId));

/** Whether a demand needs no (further) reply: it has one, or was closed without one. */
export const isReplied = sql`${demands.repliedAt} is not null`;
export const isOpen = sql`${demands.repliedAt} is null and ${demands.status} <> 'CLOSED'`;

/** Whether the first reply came after the deadline, or is missing after it. */
export const isLate = (now: Date): SQL =>
  sql`(${demands.repliedAt} is not null or ${demands.status} <> 'CLOSED') and coalesce(${demands.repliedAt}, ${now.toISOString()}::timestamptz) >= ${demands.dueAt}`;

export interface DemandFilters {
  readonly keyword?: string | undefined;
  readonly demandType?: string | undefined;
  readonly status?: DemandStatus | undefined;
  readonly areaCode?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly replyState?: DemandReplyState | undefined;
}

/** Matches demands that pass all filters, within `scope` if given. */
export const matching = (filters: DemandFilters, now: Date, scope?: SQL): SQL | undefined =>
  and(
    scope,
    containingWords(demands.title, filters.keyword),
    has(demands.demandType, filters.demandType),
    has(demands.status, filters.status),
    has(demands.areaCode, filters.areaCode),
    has(demands.departmentId, filters.departmentId),
    ...(filters.overdue === undefined
      ? []
      : [filters.overdue ? isLate(now) : sql`not (${isLate(now)})`]),
    ...(filters.replyState ? [filters.replyState === 'REPLIED' ? isReplied : isOpen] : []),
  );

const selectDemands = (db: Queryable, userId: string | null) =>
  db
    .select({
      demand: demands,
      departmentName: departments.name,
      mine: sql<boolean>`coalesce(${ownedBy(userId)}, false)`,
    })
    .from(demands)
    .leftJoin(departments, eq(departments.id, demands.departmentId));

/** Newest first. */
const newest = [desc(demands.createdAt), asc(demands.id)] as const;
const isWaiting = sql`${demands.status} in ('SUBMITTED', 'PROCESSING')`;
const untilLast = sql`case when ${isWaiting} then ${demands.dueAt} end`;
/** Unanswered demands first, by deadline, so that overdue ones lead. */
export const overseen: readonly SQL[] = [
  sql`case when ${isWaiting} then 0 else 1 end`,
  untilLast,
  ...newest,
];
/** The same, with demands without a department leading. */
export const mostUrgent: readonly SQL[] = [
  sql`case ${demands.status} when 'SUBMITTED' then 0 when 'PROCESSING' then 1 else 2 end`,
  untilLast,
  ...newest,
];

/** Demands of a desk. */
export const queueOf = (where: SQL | undefined): Queue => ({
  from: sql`${demands}`,
  id: demands.id,
  where,
  order: mostUrgent,
});

export interface DemandQuery<Item> extends PageInput {
  readonly where: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly toItem: (row: DemandWithNames) => Item;
}

export const findDemands = <Item>(
  db: Queryable,
  { where, order = newest, toItem, ...range }: DemandQuery<Item>,
  defaultSize: number,
): Promise<Page<Item>> =>
  page(
    {
      rows: selectDemands(db, null)
        .where(where)
        .orderBy(...order),
      toItem,
      total: db.$count(demands, where),
    },
    range,
    defaultSize,
  );

/** Finds a demand within a scope; `userId` is the viewer. */
export async function findDemand(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
  userId: string | null = null,
): Promise<DemandWithNames | undefined> {
  const [row] = await selectDemands(db, userId).where(and(eq(demands.id, id), scope));
  return row;
}

export const readReplies = (db: Queryable, demandId: string): Promise<ReplyRow[]> =>
  db
    .select({
      departmentName: departments.name,
      content: demandReplies.content,
      createdAt: demandReplies.createdAt,
    })
    .from(demandReplies)
    .innerJoin(departments, eq(departments.id, demandReplies.departmentId))
    .where(eq(demandReplies.demandId, demandId))
    .orderBy(asc(demandReplies.id));

/** The trail of a demand, oldest first. Submitter and rater are not named. */
export const readEvents = (db: Queryable, demandId: string): Promise<EventRow[]> =>
  db
    .select({
      event: demandEvents,
      departmentName: departments.name,
      userName: sql<
        string | null
      >`case when ${inArray(demandEvents.event, ['SUBMIT', 'RATE'])} then null else ${users.name} end`,
    })
    .from(demandEvents)
    .leftJoin(departments, eq(departments.id, demandEvents.departmentId))
    .leftJoin(users, eq(users.id, demandEvents.userId))
    .where(eq(demandEvents.demandId, demandId))
    .orderBy(asc(demandEvents.position));
