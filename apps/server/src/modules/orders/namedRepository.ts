import { and, isNotNull, like, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { containingPlain, containingWords } from '../../db/containingWords.js';
import type { Queryable } from '../../db/database.js';
import { areas } from '../../schema/areas.js';
import { companies } from '../../schema/companies.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { developUsers } from '../../schema/recommenders.js';
import { users } from '../../schema/users.js';
import { containingIndexed } from '../../search/grams.js';
import { searchLimits } from '../../search/searchLimits.js';

const select = new QueryBuilder();

/** Ids that a filter stands for, as a query and, if they are few, as a list. */
export interface NamedIds {
  readonly query: SQL;
  readonly few: readonly string[] | undefined;
}

async function readIds(db: Queryable, query: SQL): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function readFew(db: Queryable, query: SQL): Promise<NamedIds> {
  const ids = await readIds(db, sql`${query} limit ${searchLimits.ids + 1}`);
  // Not merged into a query around it, which would compare the parts of each name.
  return { query: sql`${query} offset 0`, few: ids.length > searchLimits.ids ? undefined : ids };
}

/** Reads the users with a part of a name. */
export const usersNamed = (db: Queryable, text: string): Promise<NamedIds> =>
  readFew(
    db,
    select
      .select({ id: users.id })
      .from(users)
      .where(containingIndexed(users.name, '{1,2}', text))
      .getSQL(),
  );

/** Reads the orders with a part of a recommendation code. */
export const ordersRecommended = (db: Queryable, text: string): Promise<NamedIds> =>
  readFew(
    db,
    select
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isNotNull(orders.recommendationCode),
          containingIndexed(orders.recommendationCode, '{1,2}', text),
        ),
      )
      .getSQL(),
  );

/**
 * Reads the orders with a part of a code; undefined where one in a hundred of the newest orders has it: the code itself is
 * compared sooner then than its parts are looked up.
 */
export async function ordersCoded(db: Queryable, text: string): Promise<NamedIds | undefined> {
  const isCoded = containingPlain(orders.orderCode, text) ?? sql`true`;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select order_code from ${orders} where ${orders.submittedAt} is not null
    order by ${orders.createdAt} desc, ${orders.id} limit ${searchLimits.recent}) ${orders} where ${isCoded}`);
  if (Number(rows[0]?.count) >= searchLimits.recent / 100) return undefined;
  return readFew(
    db,
    select
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.submittedAt), containingIndexed(orders.orderCode, '{2,3}', text)))
      .getSQL(),
  );
}

/** Reads the companies whose credit code begins so; it has letters and digits only. */
export const companiesCoded = (db: Queryable, beginning: string): Promise<NamedIds> =>
  readFew(
    db,
    select
      .select({ id: companies.id })
      .from(companies)
      .where(like(companies.creditCode, `${beginning}%`))
      .getSQL(),
  );

/** Reads the ids of the products with a part of a name. */
export const productsNamed = (db: Queryable, text: string): Promise<readonly string[]> =>
  readIds(
    db,
    select
      .select({ id: products.id })
      .from(products)
      .where(containingWords(products.name, text))
      .getSQL(),
  );

/** Reads the codes of the areas with a part of a name. */
export const areasNamed = (db: Queryable, text: string): Promise<readonly string[]> =>
  readIds(
    db,
    sql`select ${areas.code} as id from ${areas} where ${containingWords(areas.name, text) ?? sql`true`}`,
  );

/** Reads the ids of the recommenders with a part of a name or of a phone number. */
export const recommendersNamed = (db: Queryable, text: string): Promise<readonly string[]> =>
  readIds(
    db,
    select
      .select({ id: developUsers.id })
      .from(developUsers)
      .where(containingWords([developUsers.name, developUsers.phone], text))
      .getSQL(),
  );

/** Reads the ids of the people of a department, or of one below it. */
export const peopleWithin = (db: Queryable, deptId: string): Promise<readonly string[]> =>
  readIds(
    db,
    sql`
  with recursive within(id) as (
    select ${deptId}::text
    union select d.id from ${departments} d join within on d.parent_id = within.id)
  select du.user_id as id from ${departmentUsers} du join within on within.id = du.department_id`,
  );
