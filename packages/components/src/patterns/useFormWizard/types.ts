import type { DynamicEntry } from '../DynamicField/types.js';
import type { SharedDraftAreas } from '../useDraft/draftStore.js';
import type { LeftErrors } from '../useFields/useLeftErrors.js';
import type { DraftState } from '../useDraft/useDraftState.js';
import type { FormStore, FormStoreValues } from './createFormStore.js';

/** An entry of a multi-step form; compatible with the contract's FormEntry. */
export interface WizardEntry extends DynamicEntry {
  /** The entry's step. */
  readonly group: string;
}

export type FormErrors = Readonly<Record<string, string>>;

/** A form's domain rules: which entries are included, and the errors of values. Pure functions. */
export interface FormRules<E> {
  readonly visible: (entries: readonly E[], values: FormStoreValues) => readonly E[];
  /** One error per invalid included entry. */
  readonly validate: (
    entries: readonly E[],
    values: FormStoreValues,
    today: string | undefined,
  ) => FormErrors;
  /** A value for reading. */
  readonly display: (entry: E, value: string, names: DisplayNames) => string;
}

/** Names of codes that the form does not contain. */
export interface DisplayNames {
  readonly areaName?: ((code: string) => string | undefined) | undefined;
  readonly companyName?: ((creditCode: string) => string | undefined) | undefined;
}

export interface StepLabel {
  readonly id: string;
  readonly label: string;
}

/** `replace`: the step in the address could not be shown and is replaced by this one. */
export type FormStepChange = (step: string, options?: { readonly replace?: boolean }) => void;

export interface FormWizardOptions<E extends WizardEntry> {
  readonly areas: SharedDraftAreas;
  readonly userId: string;
  /** Identifies the form in drafts: its kind, product and company. Remount the form (`key`) for another. */
  readonly form: string;
  readonly entries: readonly E[];
  /** Initial values. */
  readonly initial: FormStoreValues;
  /** When `initial` was saved (ISO 8601): a draft on this device that was typed on another save is ignored. */
  readonly initialAt?: string | undefined;
  /** A step for each `group`, in order. Steps without included entries are left out. */
  readonly steps: readonly StepLabel[];
  /** The last step, which summarises everything and has no entries. */
  readonly review?: StepLabel | undefined;
  /** Error while the last step's agreement is not ticked. Without it none is required. */
  readonly agreement?: string | undefined;
  readonly rules: FormRules<E>;
  /** The current step, controlled by the host (its address); otherwise the form keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  /** Called with the values of the included entries once all are valid. */
  readonly onSubmit: (values: FormStoreValues) => void;
}

export interface FormWizard<E extends WizardEntry = WizardEntry>
  extends DraftState, Pick<LeftErrors, 'left' | 'leave'> {
  readonly store: FormStore;
  readonly rules: FormRules<E>;
  /** The currently included entries. */
  readonly entries: readonly E[];
  readonly entriesOf: (step: string) => readonly E[];
  readonly steps: readonly StepLabel[];
  readonly step: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the step is the review. */
  readonly isReview: boolean;
  readonly errors: FormErrors;
  /** Number of failed attempts: an error summary takes focus after each. */
  readonly attempt: number;
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** Goes to the next step, or calls `onSubmit` on the last; shows errors instead while something is invalid. */
  readonly next: () => void;
  readonly goTo: (step: string) => void;
  readonly change: (name: string, value: string) => void;
  /** Sets whether an entry's files are being uploaded: the step cannot be left meanwhile. */
  readonly setBusy: (name: string, busy: boolean) => void;
  /** All current values, including excluded entries; reading them does not subscribe the component. */
  readonly values: () => FormStoreValues;
  /** Shows the server's errors at their fields. Returns false if none has a field. */
  readonly showServerErrors: (errors: FormErrors) => boolean;
  /** Removes the draft after success; the form keeps its content until the next page is shown. */
  readonly forget: () => void;
  /** Called when the form was saved without being submitted, with the time of the save: the draft now belongs to it. */
  readonly markSaved: (savedAt: string | undefined) => void;
  /** YYYY-MM-DD in Asia/Shanghai; undefined on the first render. */
  readonly today: string | undefined;
}
