import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PolicyApplicationRow } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { rowLock } from '../../db/rowLock.js';
import { page, type PageInput } from '../../db/page.js';
import { companies } from '../../schema/companies.js';
import { isValidOn } from '../policies/declareState.js';
import { policies } from '../../schema/policies.js';
import type { Content } from './content.js';
import { policyDrafts } from '../../schema/policyApplications.js';

const select = (db: Queryable) =>
  db
    .select({
      draft: policyDrafts,
      policy: {
        title: policies.title,
        declareUntil: policies.declareUntil,
        withdrawnAt: policies.withdrawnAt,
      },
      company: { name: companies.name, creditCode: companies.creditCode },
    })
    .from(policyDrafts)
    .innerJoin(policies, eq(policies.id, policyDrafts.policyId))
    .innerJoin(companies, eq(companies.id, policyDrafts.companyId));

/** A draft with the names of its policy and company. */
export type DraftRow = Awaited<ReturnType<typeof select>>[number];

const toRow =
  (today: string) =>
  ({ draft, policy, company }: DraftRow): PolicyApplicationRow => ({
    id: draft.id,
    policyId: draft.policyId,
    policyTitle: policy.title,
    companyName: company.name,
    createdTs: draft.createdAt.toISOString(),
    updatedTs: draft.updatedAt.toISOString(),
    auditState: null,
    validity: isValidOn(policy, today),
    redemption: null,
  });

/** One page of a user's drafts as of a day, last changed first. */
export const listDrafts = (
  db: Queryable,
  { userId, today }: { readonly userId: string; readonly today: string },
  range: PageInput,
) => {
  const own = eq(policyDrafts.userId, userId);
  return page(
    {
      rows: select(db).where(own).orderBy(desc(policyDrafts.updatedAt), policyDrafts.id),
      toItem: toRow(today),
      total: db.$count(policyDrafts, own),
    },
    range,
    constants.pageSizes.policyDrafts,
  );
};

/** Finds a draft of the user; other users' drafts are not found. */
export async function findDraft(
  db: Queryable,
  userId: string,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await select(db).where(
    and(eq(policyDrafts.id, id), eq(policyDrafts.userId, userId)),
  );
  return row;
}

export interface DraftKey {
  readonly userId: string;
  readonly policyId: string;
}

/** The user's newest draft for a policy, optionally for one company. */
export async function findDraftOf(
  db: Queryable,
  { userId, policyId }: DraftKey,
  companyId: string | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: policyDrafts.id })
    .from(policyDrafts)
    .where(
      and(
        eq(policyDrafts.userId, userId),
        eq(policyDrafts.policyId, policyId),
        companyId === undefined ? undefined : eq(policyDrafts.companyId, companyId),
      ),
    )
    .orderBy(desc(policyDrafts.updatedAt), policyDrafts.id)
    .limit(1);
  return row?.id;
}

/**
 * Serialises a user's saves and submits of declarations until the transaction ends: otherwise a draft saved during the
 * submission of its declaration would miss it and survive beside it. Acquired before locking a draft.
 */
export async function lockDeclaring(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`policy-declarations:${userId}`}, 0))`,
  );
}

export interface NewDraft extends Content, DraftKey {
  readonly companyId: string;
}

/** Stores the only draft of a user, company and policy, replacing an earlier one; returns its id. */
export async function upsertDraft(tx: Queryable, draft: NewDraft, at: Date): Promise<string> {
  const { form, basicFiles, declarationFiles } = draft;
  const [row] = await tx
    .insert(policyDrafts)
    .values({ ...draft, id: randomUUID(), createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [policyDrafts.userId, policyDrafts.companyId, policyDrafts.policyId],
      set: { form, basicFiles, declarationFiles, updatedAt: at },
    })
    .returning({ id: policyDrafts.id });
  if (!row) throw new Error('A draft was neither stored nor updated');
  return row.id;
}

export const lockDraft = rowLock(policyDrafts);

/** Updates a draft, including its company. */
export async function updateDraft(
  tx: Queryable,
  id: string,
  { companyId, form, basicFiles, declarationFiles }: Content & { readonly companyId: string },
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(policyDrafts)
    .set({ companyId, form, basicFiles, declarationFiles, updatedAt })
    .where(eq(policyDrafts.id, id));
}

export async function removeDraft(tx: Queryable, id: string): Promise<void> {
  await tx.delete(policyDrafts).where(eq(policyDrafts.id, id));
}
