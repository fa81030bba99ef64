import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffOrderFacts } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { maskPhone } from '../../text/mask.js';
import { areas } from '../../schema/areas.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { isDrawnOn } from '../orders/creditLineRepository.js';
import type { ListedOrderRow } from '../orders/toOrder.js';
import { orders } from '../../schema/orders.js';
import { partners } from '../../schema/partners.js';
import { users } from '../../schema/users.js';
import { loanCorrections } from '../../schema/loanCorrections.js';
import { developUsers, mechanisms } from '../../schema/recommenders.js';
import { waitsFor } from './waiting.js';

const assignees = alias(users, 'assignees');

/** A person's department: the section if they are in one, and its parent. */
const departmentOf = sql<string | null>`(
  select ${departments.name} from ${departmentUsers}
  join ${departments} on ${departments.id} = ${departmentUsers.departmentId}
  where ${departmentUsers.userId} = ${orders.assigneeId}
  order by ${departments.parentId} is null, ${departments.position}, ${departments.id} limit 1)`;

const readNames = statement('order_facts', (db) =>
  db
    .select({
      id: orders.id,
      applyUser: users.name,
      partnerName: partners.name,
      regionName: areas.name,
      assigneeName: assignees.name,
      recommender: developUsers,
      mechanismName: mechanisms.name,
      deptName: departmentOf,
      isDrawnOn,
      correctionBy: loanCorrections.proposerId,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(partners, eq(partners.id, orders.partnerId))
    .leftJoin(areas, eq(areas.code, orders.scfDistrict))
    .leftJoin(assignees, eq(assignees.id, orders.assigneeId))
    .leftJoin(developUsers, eq(developUsers.id, orders.refereeId))
    .leftJoin(mechanisms, eq(mechanisms.id, developUsers.mechanismId))
    .leftJoin(
      loanCorrections,
      and(eq(loanCorrections.orderId, orders.id), isNull(loanCorrections.outcome)),
    )
    .where(sql`${orders.id} = any(${sql.placeholder('ids')})`),
);

type Names = Awaited<ReturnType<typeof readNames>>[number];

function toFacts(
  user: CurrentUser,
  { order, creditCode }: ListedOrderRow,
  names: Names,
): StaffOrderFacts {
  const { assigneeId } = order;
  return {
    applyUser: names.applyUser,
    applyUserId: order.userId,
    nsrsbh: creditCode,
    source: order.source,
    partnerName: names.partnerName,
    region: {
      provinceCode: order.scfProvince,
      cityCode: order.scfCity,
      districtCode: order.scfDistrict,
      regionName: names.regionName ?? '',
    },
    recommender: names.recommender && {
      userId: names.recommender.id,
      name: names.recommender.name,
      mechanismName: names.mechanismName ?? '',
      phone: maskPhone(names.recommender.phone) ?? '',
    },
    recommendationCode: order.recommendationCode,
    assignee:
      assigneeId === null
        ? null
        : { userId: assigneeId, name: names.assigneeName ?? '', deptName: names.deptName },
    waitsForMe: waitsFor(user, {
      ...order,
      isDrawnOn: names.isDrawnOn,
      correctionBy: names.correctionBy,
    }),
    version: order.version,
  };
}

/** An order with the fields that staff see and applicants do not. */
export interface StaffOrderRow {
  readonly row: ListedOrderRow;
  readonly facts: StaffOrderFacts;
}

export async function withFacts(
  db: Queryable,
  user: CurrentUser,
  rows: readonly ListedOrderRow[],
): Promise<StaffOrderRow[]> {
  if (rows.length === 0) return [];
  const found = await readNames(db, { ids: rows.map(({ order }) => order.id) });
  const byId = new Map(found.map((names) => [names.id, names]));
  return rows.flatMap((row) => {
    const names = byId.get(row.order.id);
    return names ? [{ row, facts: toFacts(user, row, names) }] : [];
  });
}
