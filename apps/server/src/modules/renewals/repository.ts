import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, RenewalOrder, RenewalStatistics } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { inRegionOf } from '../../security/staffScope.js';
import { companies } from '../../schema/companies.js';
import { banks } from '../../schema/products.js';
import { renewalEvents, renewalProducts, renewals } from '../../schema/renewals.js';
import { toRenewal, type RenewalRow } from './toRenewal.js';

export type NewRenewal = Omit<typeof renewals.$inferInsert, 'id' | 'acceptStatus'>;
export type Decision = Pick<
  typeof renewals.$inferInsert,
  'renewQuota' | 'interestRateType' | 'interestRate' | 'renewTerm' | 'remark'
> & {
  readonly acceptStatus: 'APPROVAL_SUCCESS' | 'APPROVAL_FAIL';
  readonly auditedAt: Date;
};

/** Renewals of one applicant. */
export const ownedBy = (userId: string): SQL => eq(renewals.userId, userId);

/** Renewals a staff member may see: those of their region, and for officers of a bank its own among them. */
export function staffScope(user: CurrentUser): SQL | undefined {
  const { role, bankId } = user;
  const inRegion = inRegionOf(user, renewals);
  if (role !== 'FINANCIER') return inRegion;
  return bankId === null ? sql`false` : and(eq(renewals.bankId, bankId), inRegion);
}

const selectRenewals = (db: Queryable) =>
  db
    .select({
      renewal: renewals,
      renewProductName: renewalProducts.name,
      offer: {
        minRate: renewalProducts.minInterestRate,
        maxRate: renewalProducts.maxInterestRate,
        interestRateType: renewalProducts.interestRateType,
        maxTerm: renewalProducts.maxLoanTerm,
      },
      bankName: banks.name,
      logoUrl: banks.logoUrl,
      company: {
        name: companies.name,
        creditCode: companies.creditCode,
        legalName: companies.legalName,
      },
    })
    .from(renewals)
    .innerJoin(renewalProducts, eq(renewalProducts.id, renewals.renewProductId))
    .innerJoin(banks, eq(banks.id, renewals.bankId))
    .leftJoin(companies, eq(companies.id, renewals.companyId));

type Filters = Omit<OperationInput<'listStaffRenewals'>, 'index' | 'size'>;

function matching({ acceptStatus, renewType, keyword = '' }: Filters): SQL[] {
  const text = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const named = [renewals.productName, renewalProducts.name, companies.name].map((column) =>
    ilike(column, text),
  );
  // The contact of a company is not who applies.
  const person = and(eq(renewals.renewType, 'PERSONAL'), ilike(renewals.contactName, text));
  const found = keyword.trim() === '' ? undefined : or(...named, person);
  return [
    ...(acceptStatus ? [eq(renewals.acceptStatus, acceptStatus)] : []),
    ...(renewType ? [eq(renewals.renewType, renewType)] : []),
    ...(found ? [found] : []),
  ];
}

/** One page of the renewals in a scope, newest first. */
export function findRenewals(
  db: Queryable,
  scope: SQL | undefined,
  { index, size, ...filters }: Filters & PageInput,
  defaultSize: number,
): Promise<Page<RenewalOrder>> {
  const where = and(scope, ...matching(filters));
  const from = sql`${renewals} join ${renewalProducts} on ${eq(renewalProducts.id, renewals.renewProductId)}
    left join ${companies} on ${eq(companies.id, renewals.companyId)}`;
  return page(
    {
      rows: selectRenewals(db).where(where).orderBy(desc(renewals.createdAt), asc(renewals.id)),
      toItem: toRenewal,
      total: db.$count(from, where),
    },
    { index, size },
    defaultSize,
  );
}

/** Finds a renewal within a scope; outside of it none exists. */
export async function findRenewal(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<RenewalRow | undefined> {
  const [row] = await selectRenewals(db).where(and(eq(renewals.id, id), scope));
  return row;
}

export async function readStatistics(db: Queryable, scope: SQL): Promise<RenewalStatistics> {
  const groups = await db
    .select({ status: renewals.acceptStatus, count: count() })
    .from(renewals)
    .where(scope)
    .groupBy(renewals.acceptStatus);
  const of = (status: string) => groups.find((group) => group.status === status)?.count ?? 0;
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    acceptSuccess: of('ACCEPT_SUCCESS'),
    approvalSuccess: of('APPROVAL_SUCCESS'),
    approvalFail: of('APPROVAL_FAIL'),
  };
}

/** Stores a renewal with the first row of its trail; returns undefined if the applicant has an open one already. */
export async function insertRenewal(
  tx: Queryable,
  renewal: NewRenewal,
  requestId: string,
): Promise<string | undefined> {
  const acceptStatus = 'ACCEPT_SUCCESS';
  const [row] = await tx
    .insert(renewals)
    .values({ ...renewal, id: randomUUID(), acceptStatus })
    .onConflictDoNothing()
    .returning({ id: renewals.id });
  if (!row) return undefined;
  const { userId, createdAt } = renewal;
  await tx
    .insert(renewalEvents)
    .values({ renewalId: row.id, event: 'SUBMIT', acceptStatus, userId, requestId, createdAt });
  return row.id;
}

/** Locks a renewal until the transaction ends: a second decision waits and then sees the first. */
export async function lockRenewal(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: renewals.id }).from(renewals).where(eq(renewals.id, id)).for('update');
}

/** Stores the bank's decision on a locked renewal, and who took it. */
export async function decide(
  tx: Queryable,
  id: string,
  decision: Decision,
  by: { readonly userId: string; readonly requestId: string },
): Promise<void> {
  await tx.update(renewals).set(decision).where(eq(renewals.id, id));
  await tx.insert(renewalEvents).values({
    renewalId: id,
    event: 'ANSWER',
    acceptStatus: decision.acceptStatus,
    remark: decision.remark,
    createdAt: decision.auditedAt,
    ...by,
  });
}
