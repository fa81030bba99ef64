import type { PolicyApplicationState } from '../../generated/enums.js';

/** The modes in which a declaration's form is opened (spec 2 §4). */
export type PolicyApplyMode = 'new' | 'apply' | 'draft' | 'check';

export interface PolicyApplyModeRules {
  /** Operation whose response fills the form. */
  readonly load: 'getPolicyApplyDefinition' | 'getPolicyApplication' | 'getPolicyDraft';
  /** Operation that saves without submitting; null in read-only mode. */
  readonly save: 'saveDraft' | 'updateDraft' | null;
  /** Payload field that names the record, for saving and submitting; null for a new one. */
  readonly idField: 'draftId' | 'orderId' | null;
  readonly editable: boolean;
  /** Mode after saving without submitting. */
  readonly afterSave: PolicyApplyMode;
}

/** The modes of the form (spec 2 §4); their mapping to operations and ids is inferred. */
export const policyApplyModes: Readonly<Record<PolicyApplyMode, PolicyApplyModeRules>> = {
  new: {
    load: 'getPolicyApplyDefinition',
    save: 'saveDraft',
    idField: null,
    editable: true,
    afterSave: 'draft',
  },
  apply: {
    load: 'getPolicyApplication',
    save: 'updateDraft',
    idField: 'orderId',
    editable: true,
    afterSave: 'apply',
  },
  draft: {
    load: 'getPolicyDraft',
    save: 'updateDraft',
    idField: 'draftId',
    editable: true,
    afterSave: 'draft',
  },
  check: {
    load: 'getPolicyApplication',
    save: null,
    idField: null,
    editable: false,
    afterSave: 'check',
  },
};

/** The facts that decide the mode, from `getPolicyOrderId` and `getPolicyApplyDefinition`. */
export interface PolicyApplyFacts {
  /** State of the user's declaration; null without one. */
  readonly auditState?: PolicyApplicationState | null | undefined;
  /** A draft of the user; null without one. */
  readonly draftId?: string | null | undefined;
  /** Whether the user only wants to read it. */
  readonly readOnly?: boolean | undefined;
}

/**
 * The mode to open the form in. A returned declaration is corrected, a pending or approved one is read-only; otherwise
 * an existing draft is continued (spec 2 §4). After a rejection the company may declare again.
 */
export function policyApplyMode({
  auditState = null,
  draftId = null,
  readOnly = false,
}: PolicyApplyFacts): PolicyApplyMode {
  if (readOnly) return 'check';
  if (auditState === 'RETURNED') return 'apply';
  if (auditState !== null && auditState !== 'REJECTED') return 'check';
  return draftId === null ? 'new' : 'draft';
}

/** What names the record in a payload. */
export interface PolicyRecordId {
  readonly draftId?: string;
  readonly orderId?: string;
}

/** The part of a payload that identifies the record to save or submit; empty for a new one. */
export function policyRecordId(mode: PolicyApplyMode, id: string | null): PolicyRecordId {
  const { idField } = policyApplyModes[mode];
  return idField === null || id === null ? {} : { [idField]: id };
}
