import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PolicyApplicationState } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { rowLock } from '../../db/rowLock.js';
import { statement, statementWhere } from '../../db/statement.js';
import { page, type PageInput } from '../../db/page.js';
import { companies } from '../../schema/companies.js';
import { policies } from '../../schema/policies.js';
import type { Content } from './content.js';
import {
  isOpenDeclaration,
  policyApplicationEvents,
  policyApplications,
} from '../../schema/policyApplications.js';
import { toApplicationRow, type ApplicationRow } from './toRow.js';

/** Declarations of one applicant. */
export const ownedBy = (userId: string): SQL => eq(policyApplications.userId, userId);

const select = (db: Queryable) =>
  db
    .select({
      application: policyApplications,
      policy: { title: policies.title, withdrawnAt: policies.withdrawnAt },
      company: { name: companies.name, creditCode: companies.creditCode },
    })
    .from(policyApplications)
    .innerJoin(policies, eq(policies.id, policyApplications.policyId))
    .innerJoin(companies, eq(companies.id, policyApplications.companyId));

const findWhere = statementWhere('declarations', (db, where) => select(db).where(where));
const ownPage = statement('own_declarations', (db) =>
  select(db)
    .where(eq(policyApplications.userId, sql.placeholder('userId')))
    .orderBy(desc(policyApplications.createdAt), policyApplications.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const ownCount = statement('count_own_declarations', (db) =>
  db
    .select({ count: count() })
    .from(policyApplications)
    .where(eq(policyApplications.userId, sql.placeholder('userId'))),
);

/** One page of a user's declarations, newest first. */
export const listOwn = (db: Queryable, userId: string, range: PageInput) =>
  page(
    {
      rows: (part) => ownPage(db, { userId, ...part }),
      toItem: toApplicationRow,
      total: async () => (await ownCount(db, { userId }))[0]?.count ?? 0,
    },
    range,
    constants.pageSizes.policyApplications,
  );

/** Finds a declaration within a scope. */
export async function findApplication(
  db: Queryable,
  id: string,
  scope: SQL,
): Promise<ApplicationRow | undefined> {
  const [row] = await findWhere(db, and(eq(policyApplications.id, id), scope));
  return row;
}

export const lockApplication = rowLock(policyApplications);

/** The user's newest declaration of a policy, optionally for one company. */
export async function findNewest(
  db: Queryable,
  { userId, policyId }: { readonly userId: string; readonly policyId: string },
  companyId: string | undefined,
): Promise<{ id: string; state: PolicyApplicationState } | undefined> {
  const [row] = await db
    .select({ id: policyApplications.id, state: policyApplications.state })
    .from(policyApplications)
    .where(
      and(
        ownedBy(userId),
        eq(policyApplications.policyId, policyId),
        companyId === undefined ? undefined : eq(policyApplications.companyId, companyId),
      ),
    )
    .orderBy(desc(policyApplications.createdAt), policyApplications.id)
    .limit(1);
  return row;
}

export interface DeclarationKey {
  readonly userId: string;
  readonly companyId: string;
  readonly policyId: string;
}

/** The declaration of a policy for a company, by whichever user, that excludes another one. */
export async function findOpen(
  db: Queryable,
  { companyId, policyId }: Pick<DeclarationKey, 'companyId' | 'policyId'>,
): Promise<{ userId: string; state: PolicyApplicationState } | undefined> {
  const { companyId: company, policyId: policy, state, userId } = policyApplications;
  const [row] = await db
    .select({ userId, state })
    .from(policyApplications)
    .where(and(eq(company, companyId), eq(policy, policyId), isOpenDeclaration));
  return row;
}

export type NewDeclaration = Content & DeclarationKey;

/** Stores a declaration with its first trail entry; undefined if the company has an open one of the policy. */
export async function insertApplication(
  tx: Queryable,
  declaration: NewDeclaration,
  { requestId, at }: { readonly requestId: string; readonly at: Date },
): Promise<string | undefined> {
  const state = 'PENDING';
  const [row] = await tx
    .insert(policyApplications)
    .values({
      ...declaration,
      id: randomUUID(),
      state,
      createdAt: at,
      submittedAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: policyApplications.id });
  if (!row) return undefined;
  await tx.insert(policyApplicationEvents).values({
    applicationId: row.id,
    event: 'SUBMIT',
    state,
    userId: declaration.userId,
    requestId,
    createdAt: at,
  });
  return row.id;
}

/** Changes the content of a returned declaration; its state and trail stay. */
export async function storeCorrection(
  tx: Queryable,
  id: string,
  { form, basicFiles, declarationFiles }: Content,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(policyApplications)
    .set({ form, basicFiles, declarationFiles, updatedAt })
    .where(eq(policyApplications.id, id));
}

export interface StateChange {
  readonly state: PolicyApplicationState;
  readonly event: (typeof policyApplicationEvents.$inferInsert)['event'];
  readonly userId: string;
  readonly remark: string | null;
  readonly requestId: string;
  readonly at: Date;
  /** Paid out, in 10,000 yuan. */
  readonly amount?: string | undefined;
}

/** Changes the state of a locked declaration and appends to its trail. */
export async function storeMove(tx: Queryable, id: string, change: StateChange): Promise<void> {
  const { state, event, userId, remark, requestId, at, amount } = change;
  await tx
    .update(policyApplications)
    .set({
      state,
      updatedAt: at,
      version: sql`${policyApplications.version} + 1`,
      ...(event === 'RESUBMIT' ? { submittedAt: at } : {}),
      ...(amount === undefined ? {} : { redeemedAmount: amount, redeemedAt: at }),
    })
    .where(eq(policyApplications.id, id));
  await tx.insert(policyApplicationEvents).values({
    applicationId: id,
    event,
    state,
    userId,
    remark,
    requestId,
    createdAt: at,
  });
}
