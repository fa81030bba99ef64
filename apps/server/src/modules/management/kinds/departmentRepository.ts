import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import { conflict } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import { demands } from '../../../schema/demands.js';
import { departments, departmentUsers } from '../../../schema/departments.js';
import { banks } from '../../../schema/products.js';
import { users } from '../../../schema/users.js';
import { isThere } from '../../departments/repository.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';

/** Whether a department is, or is below, another one. */
async function isWithin(db: Queryable, id: string, above: string): Promise<boolean> {
  const { rows } = await db.execute(sql`with recursive line as (
    select id, parent_id from ${departments} where id = ${id}
    union select d.id, d.parent_id from ${departments} d join line on d.id = line.parent_id
  ) select from line where id = ${above}`);
  return rows.length > 0;
}

/** References of a department that nobody could follow. */
export async function wrongReferences(
  db: Queryable,
  { parentId, bankId }: ContentOf<'DEPARTMENT'>,
  id: string,
): Promise<FieldError[]> {
  const isBank = and(eq(banks.id, bankId ?? ''), eq(banks.isWithdrawn, false));
  const problems: FieldError[] = [];
  if (bankId !== null && (await db.$count(banks, isBank)) === 0)
    problems.push({ field: 'bankId', message: '没有这家银行' });
  if (parentId === null) return problems;
  const [parent] = await db
    .select()
    .from(departments)
    .where(and(eq(departments.id, parentId), isThere));
  if (!parent) problems.push({ field: 'parentId', message: '没有这个部门' });
  else if (parent.bankId !== bankId)
    problems.push({ field: 'parentId', message: '上级部门属于其他单位' });
  else if (await isWithin(db, parentId, id))
    problems.push({ field: 'parentId', message: '上级部门不能是本部门或其下级部门' });
  return problems;
}

export const storedDepartment: StoredKind<'DEPARTMENT'> = {
  things: sql`select ${departments.id} as id, ${departments.name} as title, ${banks.name} as owner,
    null as bank_id, null as scf_province, not ${departments.isWithdrawn} as is_public
    from ${departments} left join ${banks} on ${banks.id} = ${departments.bankId}`,
  read: async (db, id) => {
    const [row] = await db.select().from(departments).where(eq(departments.id, id));
    if (!row) return null;
    const { id: _id, isWithdrawn: _isWithdrawn, ...content } = row;
    return { kind: 'DEPARTMENT', ...content };
  },
  publish: async (tx, id, { kind: _kind, ...content }) => {
    const values = { ...content, isWithdrawn: false };
    await tx
      .insert(departments)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: departments.id, set: values });
  },
  withdraw: async (tx, id) => {
    const below = await tx.$count(departments, and(eq(departments.parentId, id), isThere));
    if (below > 0) throw conflict(`该部门还有 ${below} 个下级部门，请先撤销这些部门`);
    // An account that was closed stays where it was; it could be moved only by opening it again.
    const working = tx.select({ id: users.id }).from(users).where(eq(users.disabled, false));
    const people = await tx.$count(
      departmentUsers,
      and(eq(departmentUsers.departmentId, id), inArray(departmentUsers.userId, working)),
    );
    if (people > 0) throw conflict(`该部门还有 ${people} 名工作人员，请先调整这些人员`);
    const open = and(eq(demands.departmentId, id), ne(demands.status, 'CLOSED'));
    const waiting = await tx.$count(demands, open);
    if (waiting > 0) throw conflict(`该部门还有 ${waiting} 件诉求没有办结，请先办结或转办`);
    await tx.update(departments).set({ isWithdrawn: true }).where(eq(departments.id, id));
  },
};
