import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BindingObjectionOutcome, OperationInput } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import { rowLock } from '../../db/rowLock.js';
import { inRegionOfCompany } from './authorityRepository.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { containingWords } from '../../db/containingWords.js';
import { users } from '../../schema/users.js';
import { certifications } from '../../schema/certifications.js';
import { bindingObjections } from '../../schema/bindingObjections.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

type NewObjection = Pick<
  typeof bindingObjections.$inferInsert,
  'companyId' | 'memberId' | 'userId' | 'reason' | 'createdAt'
>;

/** Stores an objection; returns false if one to the same binding is pending. */
export async function addObjection(db: Queryable, objection: NewObjection): Promise<boolean> {
  const added = await db
    .insert(bindingObjections)
    .values({ ...objection, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: bindingObjections.id });
  return added.length > 0;
}

const member = alias(users, 'member');
const objector = alias(users, 'objector');
const decider = alias(users, 'decider');

const selectObjections = (db: Queryable) =>
  db
    .select({
      objection: bindingObjections,
      company: companies,
      member: { name: member.name, phone: member.phone },
      objector: { name: objector.name, phone: objector.phone },
      decidedBy: decider.name,
      binding: { boundAt: userCompanies.boundAt, authorized: userCompanies.authorized },
    })
    .from(bindingObjections)
    .innerJoin(companies, eq(companies.id, bindingObjections.companyId))
    .innerJoin(member, eq(member.id, bindingObjections.memberId))
    .innerJoin(objector, eq(objector.id, bindingObjections.userId))
    .leftJoin(decider, eq(decider.id, bindingObjections.decidedBy))
    .leftJoin(
      userCompanies,
      and(
        eq(userCompanies.userId, bindingObjections.memberId),
        eq(userCompanies.companyId, bindingObjections.companyId),
      ),
    );

export type ObjectionRow = Awaited<ReturnType<typeof selectObjections>>[number];

/** Objections to users of companies in a staff member's region. */
const scopeOf = (staff: CurrentUser): SQL | undefined => inRegionOfCompany(staff);

type Filters = OperationInput<'listBindingObjections'>;

function matching({ state, keyword = '' }: Filters): (SQL | undefined)[] {
  const { outcome } = bindingObjections;
  return [
    ...(state === undefined ? [] : [state === 'WAITING' ? isNull(outcome) : eq(outcome, state)]),
    containingWords([companies.name, companies.creditCode], keyword),
  ];
}

/** One page for staff: pending ones first, oldest first, then the latest decided. */
export function listObjections<Item>(
  db: Queryable,
  staff: CurrentUser,
  filters: Filters,
  toItem: (row: ObjectionRow) => Item,
): Promise<Page<Item>> {
  const where = and(scopeOf(staff), ...matching(filters));
  const { outcome, createdAt, decidedAt, id } = bindingObjections;
  const from = sql`${bindingObjections} join ${companies} on ${eq(companies.id, bindingObjections.companyId)}`;
  return page(
    {
      rows: selectObjections(db)
        .where(where)
        .orderBy(
          sql`${outcome} is not null`,
          sql`case when ${outcome} is null then ${createdAt} end`,
          desc(decidedAt),
          id,
        ),
      toItem,
      total: db.$count(from, where),
    },
    filters,
    constants.pageSizes.default,
  );
}

/** Finds an objection that a staff member may decide on; those of other regions are not found. */
export async function findObjection(
  db: Queryable,
  staff: CurrentUser,
  id: string,
): Promise<ObjectionRow | undefined> {
  const [row] = await selectObjections(db).where(and(eq(bindingObjections.id, id), scopeOf(staff)));
  return row;
}

export const lockObjection = rowLock(bindingObjections);

interface Decision {
  readonly outcome: BindingObjectionOutcome;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly remark: string | null;
}

/** Stores the decision on a locked objection. */
export async function decideObjection(
  tx: Queryable,
  id: string,
  decision: Decision,
): Promise<void> {
  await tx.update(bindingObjections).set(decision).where(eq(bindingObjections.id, id));
}

/** Matches checks that no longer prove anything because staff ended the user's binding to the company after them. */
export const isRevoked: SQL = sql`exists (
  select 1 from ${bindingObjections} join ${companies} on ${companies.id} = ${bindingObjections.companyId}
  where ${bindingObjections.memberId} = ${certifications.userId} and ${companies.creditCode} = ${certifications.creditCode}
    and ${bindingObjections.outcome} = 'ENDED' and ${bindingObjections.decidedAt} >= ${certifications.createdAt})`;

/** Credit codes of companies that staff took from a user who has not passed a check of them since. */
export async function listBarred(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const checkedSince = db
    .select({ id: certifications.id })
    .from(certifications)
    .where(
      and(
        eq(certifications.userId, bindingObjections.memberId),
        eq(certifications.creditCode, companies.creditCode),
        eq(certifications.state, 'PASSED'),
        sql`${certifications.createdAt} > ${bindingObjections.decidedAt}`,
      ),
    );
  const rows = await db
    .select({ creditCode: companies.creditCode })
    .from(bindingObjections)
    .innerJoin(companies, eq(companies.id, bindingObjections.companyId))
    .where(
      and(
        eq(bindingObjections.memberId, userId),
        eq(bindingObjections.outcome, 'ENDED'),
        notExists(checkedSince),
      ),
    );
  return new Set(rows.map(({ creditCode }) => creditCode));
}

/** The same for one company inside a transaction; waits for a concurrent decision and makes later ones wait. */
export async function isBarred(
  tx: Queryable,
  userId: string,
  { id, creditCode }: { readonly id: string; readonly creditCode: string },
): Promise<boolean> {
  await tx
    .select({ id: bindingObjections.id })
    .from(bindingObjections)
    .where(and(eq(bindingObjections.memberId, userId), eq(bindingObjections.companyId, id)))
    .for('share');
  return (await listBarred(tx, userId)).has(creditCode);
}
