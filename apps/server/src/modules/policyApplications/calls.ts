import { and, asc, eq, ne } from 'drizzle-orm';
import type { PolicyApplication, PolicyApplicationState, PolicyFileSlot } from '@huiqi/sdk';
import { formatDate, withPolicyFile } from '@huiqi/sdk/domain';
import type { Db } from '../../db/database.js';
import { admin, operator, owner } from '../../callKit/accounts.js';
import { ended } from '../../callKit/Actor.js';
import { defineCalls, type CallContext } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { isAtHomeOf } from '../../callKit/reach.js';
import { companies } from '../../schema/companies.js';
import { isDeclarableOn } from '../policies/declareState.js';
import { policies } from '../../schema/policies.js';
import { uploadedFiles } from '../../schema/uploads.js';
import { policyApplications, policyDrafts } from '../../schema/policyApplications.js';

const ownerId = '1';

/** Ids of policies that the first user can declare and has not yet declared or drafted. */
export async function freePolicies(db: Db, now: Date): Promise<string[]> {
  const mine = { declared: policyApplications, drafted: policyDrafts };
  const taken = await Promise.all(
    Object.values(mine).map((table) =>
      db.select({ id: table.policyId }).from(table).where(eq(table.userId, ownerId)),
    ),
  );
  const known = new Set(taken.flat().map(({ id }) => id));
  const rows = await db.select().from(policies).orderBy(asc(policies.id));
  return rows
    .filter((one) => isDeclarableOn(one, formatDate(now)) && !one.requiresTaxAuth)
    .flatMap(({ id }) => (known.has(id) ? [] : [id]));
}

/** Fills the required slots with a PDF of the first user. */
async function filled(db: Db, slots: readonly PolicyFileSlot[]): Promise<PolicyFileSlot[]> {
  const [file] = await db
    .select()
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.ownerId, ownerId), eq(uploadedFiles.type, 'PDF')))
    .limit(1);
  if (!file) throw new Error('The sample has no file of the first user');
  const upload = { url: file.key, fileName: file.fileName, type: 'PDF' } as const;
  return slots.map((slot) => (slot.required ? withPolicyFile(slot, upload) : slot));
}

/** A valid declaration. */
export async function sampleDeclaration(
  { ask, db }: Pick<CallContext, 'ask' | 'db'>,
  policyId: string,
): Promise<PolicyApplication> {
  const definition = await ask(owner, 'getPolicyApplyDefinition', { policyId });
  const companies = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const { qymc, nsrsbh } = first(companies.content, 'company of the first user');
  return {
    policyId,
    companyName: qymc,
    applyForm: { nsrsbh, contactName: '周明', contactPhone: '13800000001' },
    list: await filled(db, definition.declareInfoList),
    basicInfos: await filled(db, definition.basicInfos),
  };
}

export const calls = defineCalls(async (context) => {
  const { ask, db, now } = context;
  const [declared = '', drafted = ''] = await freePolicies(db, now());
  const own = first((await ask(owner, 'listPolicyApplications', {})).content, 'declaration');
  const drafts = await db.select().from(policyDrafts).orderBy(asc(policyDrafts.id));
  const [changed, dropped] = drafts;
  if (!changed || !dropped) throw new Error('The sample has too few drafts');
  const inState = async (auditState: PolicyApplicationState) => {
    const { content } = await ask(operator, 'listPolicyReviews', { auditState });
    return first(content.slice(1), `declaration in ${auditState}`).id;
  };
  const body = await sampleDeclaration(context, declared);
  return {
    listPolicyApplications: { as: owner, input: {} },
    listPolicyDrafts: { as: owner, input: {} },
    getPolicyApplication: { as: owner, input: { id: own.id } },
    getPolicyDraft: { as: owner, input: { id: changed.id } },
    getPolicyApplicant: { as: owner, input: { id: own.id } },
    listPolicyBanks: { as: owner, input: {} },
    getPolicyApplyDefinition: {
      as: owner,
      input: { policyId: declared, nsrsbh: body.applyForm.nsrsbh ?? '' },
    },
    getPolicyOrderId: { as: owner, input: { policyId: declared } },
    submitPolicyApplication: { as: owner, input: { body } },
    saveDraft: {
      as: owner,
      input: { force: true, body: { ...body, policyId: drafted, list: [], basicInfos: [] } },
    },
    updateDraft: {
      as: owner,
      input: {
        force: true,
        body: {
          draftId: changed.id,
          policyId: changed.policyId,
          applyForm: { remark: '补充说明' },
        },
      },
    },
    deleteDraft: { as: owner, input: { id: dropped.id } },
    listPolicyReviews: { as: operator, input: { keyword: '补' } },
    countPolicyReviews: { as: operator, input: { grade: 'COUNTY' } },
    getPolicyReview: { as: admin, input: { id: own.id } },
    getPolicyReviewQueuePosition: { as: admin, input: { id: own.id } },
    readPolicyContact: { as: operator, input: { id: await inState('RETURNED') } },
    refusePolicyApplications: {
      as: operator,
      input: {
        body: {
          batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
          ids: [own.id],
          versions: [1],
          reason: '材料不符合要求',
        },
      },
    },
    decidePolicyApplication: {
      as: operator,
      input: {
        id: await inState('PENDING'),
        body: { decision: 'RETURN', reason: '申请表缺少单位公章' },
      },
    },
    redeemPolicyApplication: {
      as: admin,
      input: { id: await inState('PASSED'), body: { amount: '0.5' } },
    },
  };
});

const isReviewer = (role: string | null) => role === 'OPERATOR' || role === 'ADMIN';

/** Reviewers reach declarations of companies in their region, applicants their own. */
async function applicationThing(
  db: Db,
  name: string,
  { id, userId, companyId }: typeof policyApplications.$inferSelect,
): Promise<Thing> {
  const found = await db.select().from(companies).where(eq(companies.id, companyId));
  const company = first(found, 'company of the declaration');
  return {
    name,
    id,
    reachableBy: (actor, { roles }) =>
      roles.length === 0
        ? actor.userId === userId
        : isReviewer(actor.role) && isAtHomeOf(actor, company),
  };
}

const draftThing = (name: string, { id, userId }: typeof policyDrafts.$inferSelect): Thing => ({
  name,
  id,
  reachableBy: (actor) => actor.userId === userId,
});

export const things = [
  defineThings({
    kind: 'policyApplication',
    missing: '69999999',
    make: async (db) => {
      const find = async (own: boolean) => {
        const user = (own ? eq : ne)(policyApplications.userId, ownerId);
        const rows = db.select().from(policyApplications).where(user);
        return first(await rows.orderBy(asc(policyApplications.id)), 'declaration');
      };
      const own = await find(true);
      const foreign = await find(false);
      // The company must have no other open declaration of the policy.
      const kept = { ...own, id: 'declared-by-ended', userId: ended, state: 'REJECTED' } as const;
      await db.insert(policyApplications).values(kept);
      return Promise.all([
        applicationThing(db, 'a declaration of the first user', own),
        applicationThing(db, 'a declaration of another user', foreign),
        applicationThing(db, 'a declaration of a user whose binding ended', kept),
      ]);
    },
  }),
  defineThings({
    kind: 'policyDraft',
    missing: '69999998',
    make: async (db) => {
      const own = (await db.select().from(policyDrafts).orderBy(asc(policyDrafts.id))).at(-1);
      if (!own) throw new Error('The sample has no draft');
      const foreign = { ...own, id: 'draft-of-agent', userId: '4', companyId: '4' };
      const kept = { ...own, id: 'draft-of-ended', userId: ended };
      await db.insert(policyDrafts).values([foreign, kept]);
      return [
        draftThing('a draft of the first user', own),
        draftThing('an agent’s draft', foreign),
        draftThing('a draft of a user whose binding ended', kept),
      ];
    },
  }),
];
