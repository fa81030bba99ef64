import type { DynamicEntry } from '../DynamicField/types.js';
import type { SharedDraftAreas } from '../useDraft/draftStore.js';
import type { LeftErrors } from '../useFields/useLeftErrors.js';
import type { DraftState } from '../useDraft/useDraftState.js';
import type { FormStore, FormStoreValues } from './createFormStore.js';

/** An entry of a form of several steps; the contract's FormEntry fits it. */
export interface WizardEntry extends DynamicEntry {
  /** Step the entry belongs to. */
  readonly group: string;
}

export type FormErrors = Readonly<Record<string, string>>;

/** What a form knows of its domain: which entries are asked, and what is wrong with a value. Pure functions. */
export interface FormRules<E> {
  readonly visible: (entries: readonly E[], values: FormStoreValues) => readonly E[];
  /** One message for each invalid entry that is asked. */
  readonly validate: (
    entries: readonly E[],
    values: FormStoreValues,
    today: string | undefined,
  ) => FormErrors;
  /** A value for reading. */
  readonly display: (entry: E, value: string, names: DisplayNames) => string;
}

/** Names of codes that a form does not carry itself. */
export interface DisplayNames {
  readonly areaName?: ((code: string) => string | undefined) | undefined;
  readonly companyName?: ((creditCode: string) => string | undefined) | undefined;
}

export interface StepLabel {
  readonly id: string;
  readonly label: string;
}

/** `replace`: the step in the address could not be shown, and this one takes its place. */
export type FormStepChange = (step: string, options?: { readonly replace?: boolean }) => void;

export interface FormWizardOptions<E extends WizardEntry> {
  readonly areas: SharedDraftAreas;
  readonly userId: string;
  /** Names the form in drafts: its kind, product and company. Remount the form (`key`) for another. */
  readonly form: string;
  readonly entries: readonly E[];
  /** Initial values. */
  readonly initial: FormStoreValues;
  /** When `initial` was saved (ISO 8601): an older draft of this device is dropped. */
  readonly initialAt?: string | undefined;
  /** A step for each `group`, in order. Steps without entries that are asked are left out. */
  readonly steps: readonly StepLabel[];
  /** The last step, which shows everything again and asks nothing. */
  readonly review?: StepLabel | undefined;
  /** Message while the agreement of the last step is not ticked. Without it nothing has to be. */
  readonly agreement?: string | undefined;
  readonly rules: FormRules<E>;
  /** The current step, controlled by the host (its address); otherwise the form keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  /** Everything is valid: the values of entries that are asked. */
  readonly onSubmit: (values: FormStoreValues) => void;
}

export interface FormWizard<E extends WizardEntry = WizardEntry>
  extends DraftState, Pick<LeftErrors, 'left' | 'leave'> {
  readonly store: FormStore;
  readonly rules: FormRules<E>;
  /** Entries that are asked now. */
  readonly entries: readonly E[];
  readonly entriesOf: (step: string) => readonly E[];
  readonly steps: readonly StepLabel[];
  readonly step: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the step shows everything again. */
  readonly isReview: boolean;
  readonly errors: FormErrors;
  /** Counts failed attempts: an error summary takes the focus again after each. */
  readonly attempt: number;
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** The next step, or `onSubmit` on the last; messages instead while something is wrong. */
  readonly next: () => void;
  readonly goTo: (step: string) => void;
  readonly change: (name: string, value: string) => void;
  /** Whether files of an entry are being uploaded: the step cannot be left meanwhile. */
  readonly setBusy: (name: string, busy: boolean) => void;
  /** Everything as it is now, also of entries that are not asked; not followed by the component that calls it. */
  readonly values: () => FormStoreValues;
  /** Shows messages of the server at their fields. Returns false if none of them has a field. */
  readonly showServerErrors: (errors: FormErrors) => boolean;
  /** Removes the draft after success; the form keeps its content until the next page is shown. */
  readonly forget: () => void;
  /** YYYY-MM-DD in Asia/Shanghai; undefined while the page is drawn for the first time. */
  readonly today: string | undefined;
}
