import type {
  PolicyApplicant,
  PolicyApplicationDetail,
  PolicyApplyDefinition,
  PolicyApplyForm,
  PolicyFileSlot,
} from '@huiqi/sdk';
import type { PolicyApplyMode } from '@huiqi/sdk/domain';

/** A declaration opened in the form: a new one, a draft, or a returned one. */
export interface OpenedDeclaration {
  readonly mode: Exclude<PolicyApplyMode, 'check'>;
  /** Id of the draft or declaration; null for a new one. */
  readonly recordId: string | null;
  readonly policyId: string;
  readonly policyTitle: string;
  readonly company: PolicyApplicant;
  readonly applyForm: PolicyApplyForm;
  readonly basicInfos: readonly PolicyFileSlot[];
  readonly declareInfoList: readonly PolicyFileSlot[];
  /** Whether the form asks for company data (spec 2 §3 policyFillCompanyInfo). */
  readonly asksCompany: boolean;
  readonly requiresTaxAuth: boolean;
  /** Maximum amount, in 10,000 yuan. */
  readonly maxAmount?: string | null | undefined;
  /** False once the policy has ended. */
  readonly isOpen: boolean;
  /** Whether declarations open later: until then it can only be saved. */
  readonly isEarly?: boolean | undefined;
  /** Time of the last save; undefined for a new one. */
  readonly savedAt?: string | undefined;
  /** The department's reason for returning it. */
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

/** A draft or returned declaration. */
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
