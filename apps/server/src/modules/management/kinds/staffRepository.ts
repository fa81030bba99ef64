import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import { validatePhone } from '@huiqi/sdk/domain';
import { randomBytes } from 'node:crypto';
import { conflict } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import { rowLock } from '../../../db/rowLock.js';
import { areas } from '../../../schema/areas.js';
import { departments, departmentUsers } from '../../../schema/departments.js';
import { serviceOrganisations } from '../../../schema/organisations.js';
import { banks } from '../../../schema/products.js';
import { users } from '../../../schema/users.js';
import { hashPassword } from '../../../security/passwords.js';
import { isThere } from '../../departments/repository.js';
import { handBackOrders } from '../../staffOrders/handBackOrders.js';
import { staffMover } from '../../staffOrders/staffMover.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';
import { problem } from './problems.js';

type Staff = ContentOf<'STAFF'>;

/** Nobody knows this password: whoever gets the account signs in with a code and sets one. */
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64'));

const isWorking = and(eq(users.role, 'ADMIN'), eq(users.disabled, false));

/** Ends the sessions and the password of an account, as if it were new; returns whether it is in use. */
export async function resetLogin(tx: Queryable, id: string): Promise<boolean> {
  const reset = await tx
    .update(users)
    .set({
      passwordHash: await unknownPassword(),
      isFirstLogin: true,
      sessionEpoch: sql`${users.sessionEpoch} + 1`,
    })
    .where(and(eq(users.id, id), eq(users.disabled, false)))
    .returning({ id: users.id });
  return reset.length > 0;
}

/** Whether the platform would be without an administrator if this one were none any more. */
async function isLastAdministrator(db: Queryable, id: string): Promise<boolean> {
  const is = await db.$count(users, and(isWorking, eq(users.id, id)));
  return is > 0 && (await db.$count(users, and(isWorking, ne(users.id, id)))) === 0;
}

const codesOf = ({ scfProvince, scfCity, scfDistrict }: Staff) => [
  ...new Set([scfProvince, scfCity, scfDistrict].filter((code) => code !== null && code !== '0')),
];

/** What an account names that does not exist, or belongs to somebody else. */
export async function accountProblems(
  db: Queryable,
  content: Staff,
  id: string,
): Promise<FieldError[]> {
  const { phone, role, bankId, orgId, departmentIds } = content;
  const codes = codesOf(content) as string[];
  const isBank = and(eq(banks.id, bankId ?? ''), eq(banks.isWithdrawn, false));
  const isOrganisation = eq(serviceOrganisations.id, orgId ?? '');
  const areChosen = and(inArray(departments.id, departmentIds), isThere);
  const missing = async (wanted: number, count: PromiseLike<number>) =>
    wanted > 0 && (await count) < wanted;
  const wrongPhone = phone === null ? null : validatePhone(phone);
  const isOfCompany = and(eq(users.id, id), eq(users.role, 'NORMA'));
  const isTaken =
    phone !== null && (await db.$count(users, and(eq(users.phone, phone), ne(users.id, id)))) > 0;
  const isLast = role !== 'NORMA' && role !== 'ADMIN' && (await isLastAdministrator(db, id));
  const lacksBank = role === 'FINANCIER' && (await missing(1, db.$count(banks, isBank)));
  const lacksOrganisation =
    role === 'SERVICE_STAFF' && (await missing(1, db.$count(serviceOrganisations, isOrganisation)));
  const lacksDepartment = await missing(
    new Set(departmentIds).size,
    db.$count(departments, areChosen),
  );
  const lacksArea = await missing(codes.length, db.$count(areas, inArray(areas.code, codes)));
  return [
    ...problem((await db.$count(users, isOfCompany)) > 0, 'name', '这个编号是企业用户的账号'),
    ...problem(wrongPhone !== null, 'phone', wrongPhone ?? ''),
    ...problem(isTaken, 'phone', '该手机号已有账号'),
    ...problem(role === 'NORMA', 'role', '企业用户自行注册'),
    ...problem(isLast, 'role', '这是最后一名管理员'),
    ...problem(lacksBank, 'bankId', '请选择银行'),
    ...problem(lacksOrganisation, 'orgId', '请选择服务机构'),
    ...problem(lacksDepartment, 'departmentIds', '有的部门不存在'),
    ...problem(lacksArea, 'scfProvince', '没有这个地区'),
  ];
}

async function setDepartments(tx: Queryable, userId: string, ids: readonly string[]) {
  await tx.delete(departmentUsers).where(eq(departmentUsers.userId, userId));
  const rows = [...new Set(ids)].map((departmentId) => ({ departmentId, userId }));
  if (rows.length > 0) await tx.insert(departmentUsers).values(rows);
}

export const storedStaff: StoredKind<'STAFF'> = {
  things: sql`select ${users.id} as id, coalesce(${users.name}, '') as title,
    coalesce(${banks.name}, ${serviceOrganisations.name}, (
      select d.name from ${departments} d join ${departmentUsers} o on o.department_id = d.id
      where o.user_id = ${users.id} order by d.position, d.id limit 1)) as owner, null as bank_id,
    nullif(${users.scfProvince}, '0') as scf_province, not ${users.disabled} as is_public
    from ${users} left join ${banks} on ${banks.id} = ${users.bankId}
    left join ${serviceOrganisations} on ${serviceOrganisations.id} = ${users.orgId}
    where ${users.role} <> 'NORMA'`,
  lock: rowLock(users),
  read: async (db, id) => {
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), ne(users.role, 'NORMA')));
    if (!row) return null;
    const { name, phone, role, bankId, orgId, scfProvince, scfCity, scfDistrict } = row;
    const own = await db
      .select({ id: departmentUsers.departmentId })
      .from(departmentUsers)
      .where(eq(departmentUsers.userId, id))
      .orderBy(asc(departmentUsers.departmentId));
    return {
      kind: 'STAFF',
      name: name ?? '',
      phone,
      role,
      bankId,
      orgId,
      scfProvince,
      scfCity,
      scfDistrict,
      departmentIds: own.map((department) => department.id),
    };
  },
  publish: async (tx, id, { kind: _kind, departmentIds, ...content }, publication) => {
    const { messages, now, userId } = publication;
    const { role, bankId, orgId, phone, name } = content;
    const values = {
      ...content,
      bankId: role === 'FINANCIER' ? bankId : null,
      orgId: role === 'SERVICE_STAFF' ? orgId : null,
      disabled: false,
    };
    const known = await tx.$count(users, eq(users.id, id));
    if (known > 0) await tx.update(users).set(values).where(eq(users.id, id));
    else
      await tx.insert(users).values({
        id,
        ...values,
        type: 'PHONE',
        passwordHash: await unknownPassword(),
        isFirstLogin: true,
      });
    await setDepartments(tx, id, departmentIds);
    // Who works for another bank or elsewhere sees these orders no more.
    if (known > 0)
      await handBackOrders(tx, {
        assigneeId: id,
        now,
        by: { mover: 'SYSTEM', userId },
        reason: '处理人的岗位已调整',
        unlessSeenBy: values,
        requestId: null,
      });
    if (known === 0 && phone !== null)
      messages.send({ channel: 'sms', to: phone, template: 'staffAccount', values: { name } });
  },
  withdraw: async (tx, id, { now, user, requestId }) => {
    if (await isLastAdministrator(tx, id)) throw conflict('这是最后一名管理员，不能停用');
    // Sessions end with the account, and do not come back with it.
    await tx
      .update(users)
      .set({ disabled: true, sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(eq(users.id, id));
    await handBackOrders(tx, {
      assigneeId: id,
      now,
      by: { mover: staffMover(user), userId: user.id },
      reason: '处理人的账号已停用',
      requestId,
    });
  },
};
