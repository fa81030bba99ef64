import { sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { areas } from '../../schema/areas.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { products } from '../../schema/products.js';
import { developUsers } from '../../schema/recommenders.js';
import { containingWords } from '../../db/containingWords.js';

const select = new QueryBuilder();

/** Selects the ids of the products with a part of a name. */
export const productsNamed = (text: string): SQL =>
  select
    .select({ id: products.id })
    .from(products)
    .where(containingWords(products.name, text))
    .getSQL();

/** Selects the codes of the areas with a part of a name. */
export const areasNamed = (text: string): SQL =>
  select.select({ id: areas.code }).from(areas).where(containingWords(areas.name, text)).getSQL();

/** Selects the ids of the recommenders with a part of a name or of a phone number. */
export const recommendersNamed = (text: string): SQL =>
  select
    .select({ id: developUsers.id })
    .from(developUsers)
    .where(containingWords([developUsers.name, developUsers.phone], text))
    .getSQL();

/** Selects the ids of the people of a department, or of one below it. */
export const peopleWithin = (deptId: string): SQL => sql`
  with recursive within(id) as (
    select ${deptId}::text
    union select d.id from ${departments} d join within on d.parent_id = within.id)
  select du.user_id as id from ${departmentUsers} du join within on within.id = du.department_id`;
