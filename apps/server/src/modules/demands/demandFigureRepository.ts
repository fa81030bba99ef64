import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type {
  DemandDynamic,
  DemandStatistics,
  DepartmentFigures,
  StaffDemandCounts,
} from '@huiqi/sdk';
import { countBy } from '../../db/countBy.js';
import type { Queryable } from '../../db/database.js';
import { listDepartments, ofGovernment } from '../departments/repository.js';
import { departments } from '../../schema/departments.js';
import { percentOf } from './percentOf.js';
import { isLate, isOpen, isPublic, isReplied } from './repository.js';
import { demandEvents, demands } from '../../schema/demands.js';

/** Departments that demands are or were given to: those of the county, without their sections, withdrawn ones too. */
export const listAnswering = (db: Queryable) =>
  listDepartments(db, and(ofGovernment, isNull(departments.parentId)));

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Figures over all public demands. */
export async function readStatistics(db: Queryable): Promise<DemandStatistics> {
  const rated = sql`${demands.ratedAt} is not null`;
  const [row] = await db
    .select({
      total: count(),
      solved: countIf(isReplied),
      rated: countIf(rated),
      satisfied: countIf(sql`${demands.serviceSatisfaction} >= 4`),
    })
    .from(demands)
    .where(isPublic);
  const { total = 0, solved = 0, satisfied = 0 } = row ?? {};
  return {
    total,
    solved,
    solvedRate: percentOf(solved, total),
    satisfaction: percentOf(satisfied, row?.rated ?? 0),
  };
}

const recent = 20;
const verbs = { ASSIGN: '受理了', REPLY: '答复了', CLOSE: '办结了' } as const;

/** The latest replies and closings of departments; closing a demand without a reply is not shown. */
export async function readDynamics(db: Queryable): Promise<DemandDynamic[]> {
  const rows = await db
    .select({ event: demandEvents, title: demands.title, departmentName: departments.name })
    .from(demandEvents)
    .innerJoin(demands, eq(demands.id, demandEvents.demandId))
    .innerJoin(departments, eq(departments.id, demandEvents.departmentId))
    .where(
      and(
        isPublic,
        inArray(demandEvents.event, ['ASSIGN', 'REPLY', 'CLOSE']),
        sql`(${demandEvents.event} <> 'CLOSE' or ${isReplied})`,
      ),
    )
    .orderBy(desc(demandEvents.createdAt), asc(demandEvents.id))
    .limit(recent);
  return rows.map(({ event, title, departmentName }) => ({
    id: String(event.id),
    text: `${departmentName}${verbs[event.event as keyof typeof verbs]}“${title}”`,
    createdTs: event.createdAt.toISOString(),
  }));
}

/** Response figures of each department, most demands first. */
export const readDepartmentFigures = (db: Queryable, now: Date): Promise<DepartmentFigures[]> => {
  const late = isLate(now);
  return db
    .select({
      departmentId: departments.id,
      departmentName: departments.name,
      total: sql<number>`count(*)::int`,
      replied: countIf(isReplied),
      repliedLate: countIf(sql`${isReplied} and ${late}`),
      waiting: countIf(sql`${isOpen} and not (${late})`),
      overdue: countIf(sql`${isOpen} and ${late}`),
    })
    .from(demands)
    .innerJoin(departments, eq(departments.id, demands.departmentId))
    .groupBy(departments.id, departments.name, departments.position)
    .orderBy(sql`count(*) desc`, asc(departments.position));
};

/** Counts the demands of a list by status. */
export async function countByStatus(
  db: Queryable,
  where: SQL | undefined,
): Promise<StaffDemandCounts> {
  const { total, of } = await countBy(db, demands.status, { from: demands, where });
  return {
    total,
    submitted: of('SUBMITTED'),
    processing: of('PROCESSING'),
    replied: of('REPLIED'),
    closed: of('CLOSED'),
  };
}
