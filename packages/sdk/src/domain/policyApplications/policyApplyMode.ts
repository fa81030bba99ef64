import type { PolicyApplicationState } from '../../generated/enums.js';

/** What the form of a declaration is opened for (spec 2 §4). */
export type PolicyApplyMode = 'new' | 'apply' | 'draft' | 'check';

export interface PolicyApplyModeRules {
  /** Operation whose response fills the form. */
  readonly load: 'getPolicyApplyDefinition' | 'getPolicyApplication' | 'getPolicyDraft';
  /** Operation that saves without submitting; null for a form that is only read. */
  readonly save: 'saveDraft' | 'updateDraft' | null;
  /** Field of the payload that names the record, in saves and in the submission; null for a new one. */
  readonly idField: 'draftId' | 'orderId' | null;
  readonly editable: boolean;
  /** Mode after a save that did not submit. */
  readonly afterSave: PolicyApplyMode;
}

/** The modes of the form (spec 2 §4); how they map to operations and ids is inferred. */
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

/** What decides on the mode: `getPolicyOrderId` and `getPolicyApplyDefinition` say it of a policy. */
export interface PolicyApplyFacts {
  /** State of the user's declaration; null without one. */
  readonly auditState?: PolicyApplicationState | null | undefined;
  /** A draft of the user; null without one. */
  readonly draftId?: string | null | undefined;
  /** Whether the user only wants to read. */
  readonly readOnly?: boolean | undefined;
}

/**
 * The mode to open the form in. A declaration that was returned is corrected, one that waits or has passed is only read;
 * otherwise an existing draft goes on (spec 2 §4). After a rejection the company may declare again.
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

/** The part of a payload that says which record a save or a submission is about; empty for a new one. */
export function policyRecordId(mode: PolicyApplyMode, id: string | null): PolicyRecordId {
  const { idField } = policyApplyModes[mode];
  return idField === null || id === null ? {} : { [idField]: id };
}
