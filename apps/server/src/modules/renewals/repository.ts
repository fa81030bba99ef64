import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, RenewalFigures, RenewalOrder, RenewalStatistics } from '@huiqi/sdk';
import { containingWords } from '../../db/containingWords.js';
import type { Queryable } from '../../db/database.js';
import { has } from '../../db/filters.js';
import { countBy } from '../../db/countBy.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import { rowLock } from '../../db/rowLock.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
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

/** Renewals a staff member may see: those of their region; a bank's officers only their bank's. */
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

function matching({ acceptStatus, renewType, keyword }: Filters): (SQL | undefined)[] {
  // The contact of a company is not the applicant.
  const person = sql`case when ${renewals.renewType} = 'PERSONAL' then ${renewals.contactName} end`;
  return [
    has(renewals.acceptStatus, acceptStatus),
    has(renewals.renewType, renewType),
    containingWords([renewals.productName, renewalProducts.name, companies.name, person], keyword),
  ];
}

/** The renewals in a scope, newest first. */
export const queueOf = (scope: SQL | undefined, filters: Filters): Queue => ({
  from: sql`${renewals} join ${renewalProducts} on ${eq(renewalProducts.id, renewals.renewProductId)}
    left join ${companies} on ${eq(companies.id, renewals.companyId)}`,
  id: renewals.id,
  where: and(scope, ...matching(filters)),
  order: [desc(renewals.createdAt), asc(renewals.id)],
});

/** One page of them. */
export function findRenewals(
  db: Queryable,
  scope: SQL | undefined,
  { index, size, ...filters }: Filters & PageInput,
  defaultSize: number,
): Promise<Page<RenewalOrder>> {
  const { from, where, order } = queueOf(scope, filters);
  return page(
    {
      rows: selectRenewals(db)
        .where(where)
        .orderBy(...order),
      toItem: toRenewal,
      total: db.$count(from, where),
    },
    { index, size },
    defaultSize,
  );
}

/** Finds a renewal within a scope. */
export async function findRenewal(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<RenewalRow | undefined> {
  const [row] = await selectRenewals(db).where(and(eq(renewals.id, id), scope));
  return row;
}

export async function readStatistics(db: Queryable, scope: SQL): Promise<RenewalStatistics> {
  const { total, of } = await countBy(db, renewals.acceptStatus, { from: renewals, where: scope });
  return {
    total,
    acceptSuccess: of('ACCEPT_SUCCESS'),
    approvalSuccess: of('APPROVAL_SUCCESS'),
    approvalFail: of('APPROVAL_FAIL'),
  };
}

/** Stores a renewal with its first trail entry; returns undefined if the applicant has an open one. */
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

export const lockRenewal = rowLock(renewals);

type Trail = Omit<typeof renewalEvents.$inferInsert, 'id' | 'renewalId'>;

/** Appends an event that does not change the renewal to its trail. */
export async function recordRenewal(tx: Queryable, renewalId: string, row: Trail): Promise<void> {
  await tx.insert(renewalEvents).values({ renewalId, ...row });
}

/** Replaces the granted figures, or removes a decision so that the bank decides again. */
export async function replaceDecision(
  tx: Queryable,
  id: string,
  figures: RenewalFigures | null,
): Promise<void> {
  const none = {
    acceptStatus: 'ACCEPT_SUCCESS',
    auditedAt: null,
    renewQuota: null,
    interestRateType: null,
    interestRate: null,
    renewTerm: null,
    remark: null,
  } as const;
  await tx
    .update(renewals)
    .set(figures ?? none)
    .where(eq(renewals.id, id));
}

/** Stores the bank's decision on a locked renewal and who made it. */
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
