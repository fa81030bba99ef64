import type { PolicyApplicationDetail } from '@huiqi/sdk';
import { ApiError, existing } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { findUserCompany, type UserCompany } from '../companies/repository.js';
import { declareStatusOn } from '../policies/declareState.js';
import type { PolicyDefinition } from '../policies/policyDefinition.js';
import { definitionOf, todayOf } from './checkPolicy.js';
import { openDeclaration } from './checkUndeclared.js';
import { limitsOf } from './limitsOf.js';
import { ownApplication, ownDraft } from './ownRecords.js';
import { storedContent } from './readContent.js';
import { findNewest, listOwn } from './repository.js';
import { findPayingBanks } from './payingBankRepository.js';
import { findDraftOf, listDrafts, type DraftRow } from './draftRepository.js';
import { readTrail } from './declarationTrailRepository.js';
import { toAudit } from './toAudit.js';
import { redemptionOf, type ApplicationRow } from './toRow.js';
import { declarationSlots, toSlots } from './toSlots.js';

const applicantOf = ({ company }: Pick<ApplicationRow, 'company'>) => ({
  companyName: company.name,
  nsrsbh: company.creditCode,
});

/** The fields that drafts and declarations share. */
const commonOf = (row: DraftRow | ApplicationRow, definition: PolicyDefinition) => {
  const { policy } = definition;
  return {
    policyId: policy.id,
    policyTitle: policy.title,
    applyBaseInfo: applicantOf(row),
    applyForm: storedContent(row).form,
    ...('draft' in row
      ? toSlots(definition, row.draft)
      : declarationSlots(definition, row.application)),
    policyFillCompanyInfo: policy.fillCompanyInfo ? 'YES' : 'NO',
    requiresTaxAuth: policy.requiresTaxAuth,
    ...limitsOf(policy),
  } as const;
};

async function applicationDetail(
  call: UserCall<'getPolicyApplication'>,
): Promise<PolicyApplicationDetail> {
  const row = await ownApplication(call, call.input.id);
  const { id, policyId, state, createdAt, updatedAt } = row.application;
  const definition = await definitionOf(call, policyId);
  return {
    id,
    ...commonOf(row, definition),
    auditState: state,
    validity: definition.policy.withdrawnAt === null,
    createdTs: createdAt.toISOString(),
    updatedTs: updatedAt.toISOString(),
    auditDataList: (await readTrail(call.db, id)).map(toAudit),
    redemption: redemptionOf(row.application),
  };
}

async function draftDetail(call: UserCall<'getPolicyDraft'>): Promise<PolicyApplicationDetail> {
  const row = await ownDraft(call, call.input.id);
  const { id, policyId, createdAt, updatedAt } = row.draft;
  const definition = await definitionOf(call, policyId);
  return {
    id,
    ...commonOf(row, definition),
    auditState: null,
    validity: definition.isValid,
    createdTs: createdAt.toISOString(),
    updatedTs: updatedAt.toISOString(),
    auditDataList: [],
    redemption: null,
  };
}

/** The user's company that an input filters by; undefined for all. */
async function companyOf(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  nsrsbh: string | undefined,
): Promise<UserCompany | undefined> {
  if (nsrsbh === undefined) return undefined;
  return existing(await findUserCompany(db, user.id, nsrsbh));
}

/** What applicants read. */
export const readHandlers = {
  listPolicyApplications: ({ db, user, input }) => listOwn(db, user.id, input),

  listPolicyDrafts: (call) =>
    listDrafts(call.db, { userId: call.user.id, today: todayOf(call) }, call.input),

  getPolicyApplication: applicationDetail,
  getPolicyDraft: draftDetail,
  getPolicyApplicant: async (call) => applicantOf(await ownApplication(call, call.input.id)),
  listPolicyBanks: ({ db }) => findPayingBanks(db),

  getPolicyApplyDefinition: async (call) => {
    const { policyId, nsrsbh } = call.input;
    const definition = await definitionOf(call, policyId);
    const mine = await companyOf(call, nsrsbh);
    const { policy } = definition;
    const key = { userId: call.user.id, policyId };
    return {
      policyId,
      policyTitle: policy.title,
      validity: definition.isValid,
      declareStatus: declareStatusOn(policy, todayOf(call)),
      policyFillCompanyInfo: policy.fillCompanyInfo ? 'YES' : 'NO',
      requiresTaxAuth: policy.requiresTaxAuth,
      ...limitsOf(policy),
      draftId: (await findDraftOf(call.db, key, mine?.company.id)) ?? null,
      ...toSlots(definition),
    };
  },

  getPolicyOrderId: async (call) => {
    const { policyId, nsrsbh } = call.input;
    const definition = await definitionOf(call, policyId);
    const mine = await companyOf(call, nsrsbh);
    if (!definition.isValid) throw new ApiError('795243');
    const key = { userId: call.user.id, policyId };
    const newest = await findNewest(call.db, key, mine?.company.id);
    const open = mine && (await openDeclaration(call, mine, policyId));
    return {
      orderId: newest?.id ?? null,
      auditState: newest?.state ?? null,
      declaredByColleague: open?.isOwn === false,
    };
  },
} satisfies Handlers;
