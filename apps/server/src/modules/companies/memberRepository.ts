import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { users } from '../../schema/users.js';
import { bindingObjections } from '../../schema/bindingObjections.js';
import { isProved } from './authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

const columns = {
  id: users.id,
  name: users.name,
  phone: users.phone,
  authorized: userCompanies.authorized,
  boundAt: userCompanies.boundAt,
  objected: sql<boolean>`exists (
    select 1 from ${bindingObjections}
    where ${bindingObjections.companyId} = ${userCompanies.companyId}
      and ${bindingObjections.memberId} = ${userCompanies.userId} and ${bindingObjections.outcome} is null)`,
};

const selectMembers = (db: Queryable) =>
  db.select(columns).from(userCompanies).innerJoin(users, eq(users.id, userCompanies.userId));

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** One page of a company's users: the caller first, then those with objections, then the newest. */
export function listMembers<Item>(
  db: Queryable,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
  range: PageInput,
  toItem: (row: MemberRow) => Item,
): Promise<Page<Item>> {
  const where = eq(userCompanies.companyId, companyId);
  return page(
    {
      rows: selectMembers(db)
        .where(where)
        .orderBy(
          desc(sql`${users.id} = ${userId}`),
          desc(columns.objected),
          desc(userCompanies.boundAt),
          users.id,
        ),
      toItem,
      total: db.$count(userCompanies, where),
    },
    range,
    constants.pageSizes.default,
  );
}

/** Finds a user of a company. */
export async function findMember(
  db: Queryable,
  companyId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(db).where(
    and(eq(userCompanies.companyId, companyId), eq(userCompanies.userId, memberId)),
  );
  return row;
}

/** Ids of all other users who may act for the company. */
export async function listOtherOwners(
  db: Queryable,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: userCompanies.userId })
    .from(userCompanies)
    .where(and(eq(userCompanies.companyId, companyId), ne(userCompanies.userId, userId), isProved))
    .orderBy(userCompanies.userId);
  return rows.map(({ id }) => id);
}

/** The names of a company and of a user, for messages about what the user did. */
export async function readNames(
  db: Queryable,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<{ name: string | null; phone: string | null; companyName: string }> {
  const [row] = await db
    .select({ name: users.name, phone: users.phone, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(users.id, userId));
  if (!row) throw new Error('There is no such user or company');
  return row;
}
