import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { DemandReplyState, DemandStatus } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { mayActFor } from '../companies/repositoryAuthority.js';
import { departments } from '../../schema/departments.js';
import { containingWords } from '../../db/containingWords.js';
import { users } from '../../schema/users.js';
import { demandEvents, demandReplies, demands } from '../../schema/demands.js';
import type { DemandWithNames, EventRow, ReplyRow } from './toDemand.js';

/** Demands that a department has been given. */
export const isPublic: SQL = isNotNull(demands.departmentId);

/** Demands that a user submitted, and those of companies that they may act for; a visitor has none. */
export const ownedBy = (userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`(${demands.userId} = ${userId} or ${mayActFor(userId, demands.companyId)})`;

/** Demands that somebody sees: public ones and their own. */
export const visibleTo = (userId: string | null): SQL | undefined => or(isPublic, ownedBy(userId));

/** Whether a demand has a reply; one that is closed without needs none any more. */
export const isReplied = sql`${demands.repliedAt} is not null`;
export const isOpen = sql`${demands.repliedAt} is null and ${demands.status} <> 'CLOSED'`;

/** A first reply is late: none yet and the time is over, or it came later. */
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

/** Matches what passes all filters, of those in `scope` if one is given. */
export const matching = (filters: DemandFilters, now: Date, scope?: SQL): SQL | undefined =>
  and(
    scope,
    containingWords(demands.title, filters.keyword),
    ...(filters.demandType ? [eq(demands.demandType, filters.demandType)] : []),
    ...(filters.status ? [eq(demands.status, filters.status)] : []),
    ...(filters.areaCode ? [eq(demands.areaCode, filters.areaCode)] : []),
    ...(filters.departmentId ? [eq(demands.departmentId, filters.departmentId)] : []),
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
/** What waits for a reply before the rest, by its last day: so that what is late comes first. */
export const overseen: readonly SQL[] = [
  sql`case when ${isWaiting} then 0 else 1 end`,
  untilLast,
  ...newest,
];
/** The same, those without a department before all others. */
export const mostUrgent: readonly SQL[] = [
  sql`case ${demands.status} when 'SUBMITTED' then 0 when 'PROCESSING' then 1 else 2 end`,
  untilLast,
  ...newest,
];

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

/** Finds a demand within a scope; outside of it none exists. `userId` says whose view it is. */
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

/** The trail of a demand, oldest first. Who submitted or rated it is not named. */
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
