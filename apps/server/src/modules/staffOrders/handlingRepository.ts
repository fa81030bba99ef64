import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { AssignRecord, RefereeRecord, RoleType } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { orderDeskRoles } from '../orders/orderDeskRepository.js';
import { staffScope } from '../orders/staffScope.js';
import { maskPhone } from '../../text/mask.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { orderAssignments, refereeChanges } from '../../schema/orderHandling.js';
import { developUsers } from '../../schema/recommenders.js';

const select = new QueryBuilder();
const operators = alias(users, 'operators');
const previous = alias(developUsers, 'previous');

export type NewRefereeChange = typeof refereeChanges.$inferInsert;
export type NewAssignment = typeof orderAssignments.$inferInsert;

/** Sets the recommender of an order and returns the record's id. */
export async function storeRefereeChange(tx: Queryable, change: NewRefereeChange): Promise<number> {
  await tx
    .update(orders)
    .set({ refereeId: change.refereeId, updatedAt: change.createdAt })
    .where(eq(orders.id, change.orderId));
  const [row] = await tx.insert(refereeChanges).values(change).returning({ id: refereeChanges.id });
  if (!row) throw new Error('The change of a recommender was not stored');
  return row.id;
}

/** Assigns an order and stores the record. */
export async function storeAssignment(tx: Queryable, assignment: NewAssignment): Promise<void> {
  await tx
    .update(orders)
    .set({ assigneeId: assignment.userId, updatedAt: assignment.createdAt })
    .where(eq(orders.id, assignment.orderId));
  await tx.insert(orderAssignments).values(assignment);
}

/** Which assigned orders lose their assignee: those of a person, of everybody with a role, or one order. */
export type Assigned =
  | { readonly assigneeId: string }
  | { readonly assigneeRole: RoleType }
  | { readonly orderId: string };

function isOf(assigned: Assigned): SQL | undefined {
  if ('orderId' in assigned)
    return and(eq(orders.id, assigned.orderId), isNotNull(orders.assigneeId));
  if ('assigneeId' in assigned) return eq(orders.assigneeId, assigned.assigneeId);
  const { assigneeRole } = assigned;
  const people = select.select({ id: users.id }).from(users).where(eq(users.role, assigneeRole));
  return inArray(orders.assigneeId, people);
}

/** Takes open orders from whom they are assigned to, unless `unlessSeenBy` works on orders and sees them; returns their ids. */
export async function unassignOrders(
  tx: Queryable,
  assigned: Assigned,
  unlessSeenBy: Parameters<typeof staffScope>[0] | undefined,
  now: Date,
): Promise<string[]> {
  const isAtDesk = unlessSeenBy && (await orderDeskRoles(tx)).includes(unlessSeenBy.role);
  const unseen = isAtDesk ? sql`(${staffScope(unlessSeenBy)}) is not true` : undefined;
  const rows = await tx
    .update(orders)
    .set({ assigneeId: null, updatedAt: now })
    .where(and(isOf(assigned), inArray(orders.status, [...openOrderStatuses]), unseen))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** Maximum records in one response, as in the contract. */
const maxRefereeRecords = 200;

/** Changes of an order's recommender, newest first; `addressOf` turns a key into an address. */
export async function listRefereeChanges(
  db: Queryable,
  orderId: string,
  addressOf: (key: string) => string,
): Promise<RefereeRecord[]> {
  const rows = await db
    .select({ change: refereeChanges, after: developUsers, before: previous, by: operators.name })
    .from(refereeChanges)
    .innerJoin(developUsers, eq(developUsers.id, refereeChanges.refereeId))
    .leftJoin(previous, eq(previous.id, refereeChanges.previousRefereeId))
    .innerJoin(operators, eq(operators.id, refereeChanges.operatorId))
    .where(eq(refereeChanges.orderId, orderId))
    .orderBy(desc(refereeChanges.id))
    .limit(maxRefereeRecords);
  return rows.map(({ change, after, before, by }) => ({
    id: String(change.id),
    orderId,
    modifiedAfter: after.name,
    modifiedAgo: before?.name ?? null,
    phone: maskPhone(after.phone),
    picUrl: addressOf(change.picture),
    reason: change.reason,
    operatorName: by ?? '',
    createdTs: change.createdAt.toISOString(),
  }));
}

/** The order that a change of recommender belongs to. */
export async function orderOfRefereeChange(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: refereeChanges.orderId })
    .from(refereeChanges)
    .where(eq(refereeChanges.id, id));
  return row?.orderId;
}

/** Assignments of an order, newest first. */
export const findAssignments = (
  db: Queryable,
  orderId: string,
  range: PageInput,
  defaultSize: number,
): Promise<Page<AssignRecord>> =>
  page(
    {
      rows: db
        .select({ assignment: orderAssignments, name: users.name, by: operators.name })
        .from(orderAssignments)
        .innerJoin(users, eq(users.id, orderAssignments.userId))
        .innerJoin(operators, eq(operators.id, orderAssignments.operatorId))
        .where(eq(orderAssignments.orderId, orderId))
        .orderBy(desc(orderAssignments.id)),
      toItem: ({ assignment, name, by }) => ({
        id: String(assignment.id),
        orderId,
        userId: assignment.userId,
        userName: name ?? '',
        deptName: assignment.departmentName,
        operatorName: by ?? '',
        createdTs: assignment.createdAt.toISOString(),
      }),
      total: db.$count(orderAssignments, eq(orderAssignments.orderId, orderId)),
    },
    range,
    defaultSize,
  );
