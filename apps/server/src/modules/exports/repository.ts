import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { areas } from '../../schema/areas.js';
import { companies } from '../../schema/companies.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { orders } from '../../schema/orders.js';
import { partners } from '../../schema/partners.js';
import { banks, productCategories, products } from '../../schema/products.js';
import { users } from '../../schema/users.js';
import { developUsers, mechanisms } from '../../schema/recommenders.js';
import { newestFirst } from '../orders/orderList.js';

const select = new QueryBuilder();
const assignees = alias(users, 'assignees');

/** Query for the ids of matching orders, newest first, for a cursor. */
export const matchingIds = (where: SQL | undefined): SQL =>
  select.select({ id: orders.id }).from(orders).where(where).orderBy(newestFirst).getSQL();

/** Counts matching orders, up to one more than a limit. */
export const countMatching = (
  db: Queryable,
  where: SQL | undefined,
  limit: number,
): Promise<number> =>
  db.$count(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .limit(limit + 1)
      .as('counted'),
  );

/** The department of an assignee: the section if they are in one, and its parent. */
const departmentOf = sql<string | null>`(
  select ${departments.name} from ${departmentUsers}
  join ${departments} on ${departments.id} = ${departmentUsers.departmentId}
  where ${departmentUsers.userId} = ${orders.assigneeId}
  order by ${departments.parentId} is null, ${departments.position}, ${departments.id} limit 1)`;

const selectRows = (db: Queryable) =>
  db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      parentOrderId: orders.parentOrderId,
      kind: orders.kind,
      companyName: companies.name,
      applicantName: orders.applicantName,
      creditCode: companies.creditCode,
      applyUser: users.name,
      productName: products.name,
      categoryName: productCategories.name,
      bankName: banks.name,
      interestRateType: products.interestRateType,
      loanAmount: orders.loanAmount,
      loanTerm: orders.loanTerm,
      loanLending: orders.loanLending,
      repaymentType: orders.repaymentType,
      legalName: orders.legalName,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      status: orders.status,
      reason: orders.reason,
      loan: orders.loan,
      source: orders.source,
      partnerName: partners.name,
      partnerReference: orders.partnerReference,
      regionName: areas.name,
      recommenderName: developUsers.name,
      recommenderPhone: developUsers.phone,
      mechanismName: mechanisms.name,
      recommendationCode: orders.recommendationCode,
      assigneeName: assignees.name,
      assigneeDept: departmentOf,
      createdAt: orders.createdAt,
      updatedAt: orders.updatedAt,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(partners, eq(partners.id, orders.partnerId))
    .leftJoin(areas, eq(areas.code, orders.scfDistrict))
    .leftJoin(developUsers, eq(developUsers.id, orders.refereeId))
    .leftJoin(mechanisms, eq(mechanisms.id, developUsers.mechanismId))
    .leftJoin(assignees, eq(assignees.id, orders.assigneeId));

/** An order with the names shown in its spreadsheet. */
export type ExportRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Orders by their ids, newest first. */
export const readExportRows = (db: Queryable, ids: readonly string[]): Promise<ExportRow[]> =>
  selectRows(db)
    .where(inArray(orders.id, [...ids]))
    .orderBy(newestFirst);
