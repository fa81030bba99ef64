import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { companies } from '../../schema/companies.js';
import { containingWords } from '../../db/containingWords.js';
import { orders } from '../../schema/orders.js';
import { banks, products } from '../../schema/products.js';
import { users } from '../../schema/users.js';
import type { PersonTrace } from './peopleOf.js';
import type { RelationRow } from './relationRow.js';

/** Condition of the orders that the network may be made of. */
export type OrderScope = SQL | undefined;

const select = new QueryBuilder();

/** Orders of a scope that meet a condition, newest first. */
const readRows = (
  db: Queryable,
  scope: OrderScope,
  where: SQL | undefined,
  limit: number,
): Promise<RelationRow[]> =>
  db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      kind: orders.kind,
      status: orders.status,
      loanAmount: orders.loanAmount,
      createdAt: orders.createdAt,
      parentOrderId: orders.parentOrderId,
      applicantName: orders.applicantName,
      legalName: orders.legalName,
      legalPhone: orders.legalPhone,
      legalIdNo: orders.legalIdNo,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      userId: orders.userId,
      userName: users.name,
      userPhone: users.phone,
      companyId: orders.companyId,
      companyName: companies.name,
      creditCode: companies.creditCode,
      companyLegalName: companies.legalName,
      companyLegalPhone: companies.legalPhone,
      productId: orders.productId,
      productName: products.name,
      bankId: orders.bankId,
      bankName: banks.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .where(
      inArray(
        orders.id,
        select
          .select({ id: orders.id })
          .from(orders)
          .where(and(scope, where))
          .orderBy(desc(orders.createdAt), asc(orders.id))
          .limit(limit),
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orders.id));

const oneOf = (column: Parameters<typeof inArray>[0], values: readonly (string | null)[]) => {
  const known = [...new Set(values.filter((value) => value !== null))];
  return known.length === 0 ? [] : [inArray(column, known)];
};

/** What the walk reads from the database; all results are within one scope. */
export interface RelationSource {
  newest(limit: number): Promise<RelationRow[]>;
  ofCompanies(ids: readonly string[], limit: number): Promise<RelationRow[]>;
  /** Orders that may name one of the people; their rows decide. */
  ofPeople(people: readonly PersonTrace[], limit: number): Promise<RelationRow[]>;
  /** Orders by id, and sub-orders of others. */
  ofOrders(ids: readonly string[], parents: readonly string[]): Promise<RelationRow[]>;
  ofProducts(ids: readonly string[], limit: number): Promise<RelationRow[]>;
  ofBanks(ids: readonly string[], limit: number): Promise<RelationRow[]>;
}

const maxByIds = 4_000;

export function relationSource(db: Queryable, scope: OrderScope): RelationSource {
  const read = (conditions: readonly SQL[], limit: number) =>
    conditions.length === 0 ? Promise.resolve([]) : readRows(db, scope, or(...conditions), limit);
  return {
    newest: (limit) => readRows(db, scope, undefined, limit),
    ofCompanies: (ids, limit) => read(oneOf(orders.companyId, ids), limit),
    ofOrders: (ids, parents) =>
      read([...oneOf(orders.id, ids), ...oneOf(orders.parentOrderId, parents)], maxByIds),
    ofProducts: (ids, limit) => read(oneOf(orders.productId, ids), limit),
    ofBanks: (ids, limit) => read(oneOf(orders.bankId, ids), limit),
    ofPeople: async (people, limit) => {
      const phones = people.map(({ phone }) => phone);
      const [withPhone] = oneOf(users.phone, phones);
      const accounts = withPhone
        ? await db.select({ id: users.id }).from(users).where(withPhone)
        : [];
      // Where an order names no phone, its representative is known by the company's (peopleOf.ts).
      const [withLegalPhone] = oneOf(companies.legalPhone, phones);
      const represented = withLegalPhone
        ? await db.select({ id: companies.id }).from(companies).where(withLegalPhone)
        : [];
      const userIds = [...people.map(({ userId }) => userId), ...accounts.map(({ id }) => id)];
      return read(
        [
          ...oneOf(orders.legalPhone, phones),
          ...oneOf(orders.contactPhone, phones),
          ...oneOf(orders.userId, userIds),
          ...oneOf(
            orders.legalIdNo,
            people.map(({ idNo }) => idNo),
          ),
          ...oneOf(orders.companyId, [
            ...people.map(({ companyId }) => companyId),
            ...represented.map(({ id }) => id),
          ]),
        ],
        limit,
      );
    },
  };
}

/** Ids of companies by part of their name that have an order within the scope. */
export async function findCompaniesNamed(
  db: Queryable,
  scope: OrderScope,
  name: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        containingWords(companies.name, name),
        inArray(companies.id, select.select({ id: orders.companyId }).from(orders).where(scope)),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findCompanyOf(db: Queryable, creditCode: string): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.creditCode, creditCode.toUpperCase()));
  return rows.map(({ id }) => id);
}

/** Number of orders of each company within the scope. */
export async function countOrdersOf(
  db: Queryable,
  scope: OrderScope,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.companyId, count: count() })
    .from(orders)
    .where(and(scope, inArray(orders.companyId, [...companyIds])))
    .groupBy(orders.companyId);
  return new Map(rows.map((row) => [row.id ?? '', row.count]));
}
