import { sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { areas } from '../../schema/areas.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { products } from '../../schema/products.js';
import { developUsers } from '../../schema/recommenders.js';
import { containingWords } from '../../db/containingWords.js';

const select = new QueryBuilder();

/** Selects ids of products by part of the name. */
export const productsNamed = (text: string): SQL =>
  select
    .select({ id: products.id })
    .from(products)
    .where(containingWords(products.name, text))
    .getSQL();

/** Selects codes of areas by part of the name. */
export const areasNamed = (text: string): SQL =>
  select.select({ id: areas.code }).from(areas).where(containingWords(areas.name, text)).getSQL();

/** Selects ids of recommenders by part of the name or phone number. */
export const recommendersNamed = (text: string): SQL =>
  select
    .select({ id: developUsers.id })
    .from(developUsers)
    .where(containingWords([developUsers.name, developUsers.phone], text))
    .getSQL();

/** Selects ids of the people in a department or below it. */
export const peopleWithin = (deptId: string): SQL => sql`
  with recursive within(id) as (
    select ${deptId}::text
    union select d.id from ${departments} d join within on d.parent_id = within.id)
  select du.user_id as id from ${departmentUsers} du join within on within.id = du.department_id`;
