import type {
  PolicyApplicant,
  PolicyApplicationDetail,
  PolicyApplyDefinition,
  PolicyApplyForm,
  PolicyFileSlot,
} from '@huiqi/sdk';
import type { PolicyApplyMode } from '@huiqi/sdk/domain';

/** A declaration as the form opens it: a new one, a draft, or one that was returned. */
export interface OpenedDeclaration {
  readonly mode: Exclude<PolicyApplyMode, 'check'>;
  /** Id of the draft or of the declaration; null for a new one. */
  readonly recordId: string | null;
  readonly policyId: string;
  readonly policyTitle: string;
  readonly company: PolicyApplicant;
  readonly applyForm: PolicyApplyForm;
  readonly basicInfos: readonly PolicyFileSlot[];
  readonly declareInfoList: readonly PolicyFileSlot[];
  /** Whether the form asks about the company (spec 2 §3 policyFillCompanyInfo). */
  readonly asksCompany: boolean;
  readonly requiresTaxAuth: boolean;
  /** Most that may be asked for, in 10,000 yuan. */
  readonly maxAmount?: string | null | undefined;
  /** False when the policy has ended. */
  readonly isOpen: boolean;
  /** Whether declarations are taken later: it may be saved until then. */
  readonly isEarly?: boolean | undefined;
  /** When the server saved it; undefined for a new one. */
  readonly savedAt?: string | undefined;
  /** What the department asked for when it returned the declaration. */
  readonly reason?: string | undefined;
}

/** A new declaration of a policy by a company. */
export const fromDefinition = (
  definition: PolicyApplyDefinition,
  company: PolicyApplicant,
  applyForm: PolicyApplyForm,
): OpenedDeclaration => ({
  mode: 'new',
  recordId: null,
  policyId: definition.policyId,
  policyTitle: definition.policyTitle,
  company,
  applyForm,
  basicInfos: definition.basicInfos,
  declareInfoList: definition.declareInfoList,
  asksCompany: definition.policyFillCompanyInfo === 'YES',
  requiresTaxAuth: definition.requiresTaxAuth,
  maxAmount: definition.maxAmount,
  isOpen: definition.validity,
  isEarly: definition.declareStatus === 'NOT_STARTED',
});

/** A draft, or a declaration that was returned. */
export const fromRecord = (
  mode: 'draft' | 'apply',
  record: PolicyApplicationDetail,
): OpenedDeclaration => ({
  mode,
  recordId: record.id,
  policyId: record.policyId,
  policyTitle: record.policyTitle,
  company: record.applyBaseInfo,
  applyForm: record.applyForm,
  basicInfos: record.basicInfos,
  declareInfoList: record.declareInfoList,
  asksCompany: record.policyFillCompanyInfo === 'YES',
  requiresTaxAuth: record.requiresTaxAuth,
  maxAmount: record.maxAmount,
  isOpen: record.validity,
  savedAt: record.updatedTs,
  reason:
    record.auditDataList.find(({ auditState }) => auditState === 'RETURNED')?.remark ?? undefined,
});
