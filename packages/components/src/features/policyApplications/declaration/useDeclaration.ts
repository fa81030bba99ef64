import { submitPolicyApplication, type PolicyBank } from '@huiqi/sdk';
import { policyRecordId } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useAction } from '../../../provider/useAction.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';
import { useFormWizard } from '../../../patterns/useFormWizard/useFormWizard.js';
import { useLeaveGuard } from '../../../patterns/useLeaveGuard/useLeaveGuard.js';
import { forgetUploads } from '../../uploads/heldUploads.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { declarationEntries, declarationSteps } from './declarationEntries.js';
import {
  declarationRules,
  initialValues,
  missingFiles,
  toDeclaration,
} from './declarationRules.js';
import { atFields } from './declarationErrors.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import { useDeclarationSave } from './useDeclarationSave.js';
import { useInvalidPolicy } from './useInvalidPolicy.js';
import { usePolicyTaxConsent } from './usePolicyTaxConsent.js';

export interface DeclarationOptions {
  readonly opened: OpenedDeclaration;
  readonly banks: readonly PolicyBank[];
  readonly userId: string;
  /** The current step, controlled by the host (its address); otherwise the form keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  /** Called with the id of the submitted declaration. */
  readonly onSubmitted: (orderId: string) => void;
}

/** State of a declaration's form: its draft, saving, single submission, leaving. */
export function useDeclaration(options: DeclarationOptions) {
  const { opened, banks, userId, step, onStepChange, onSubmitted } = options;
  const copy = usePolicyApplicationsCopy();
  const areas = useDraftAreas();
  const entries = useMemo(() => declarationEntries(opened, banks, copy), [opened, banks, copy]);
  const steps = useMemo(() => declarationSteps(copy), [copy]);
  const [isSubmitted, setSubmitted] = useState(false);
  const rules = useMemo(
    () => declarationRules(copy, opened, isSubmitted),
    [copy, opened, isSubmitted],
  );
  const review = useMemo(() => ({ id: 'REVIEW', label: copy.stepReview }), [copy]);
  const [initial] = useState(() => initialValues(opened));
  const formName = formNameOf(opened);
  const name = `${userId}:${formName}`;
  const form = useFormWizard({
    areas,
    userId,
    form: formName,
    entries,
    initial,
    initialAt: opened.savedAt,
    steps,
    review,
    rules,
    step,
    onStepChange,
    onSubmit: () => void submit.run(),
  });
  const invalid = useInvalidPolicy(opened.isOpen);
  const onError = (error: unknown) => {
    invalid.notice(error);
    form.showServerErrors(atFields(opened, fieldErrorsOf(error)));
  };
  const saving = useDeclarationSave({ opened, entries, form, initial, onError });
  const guard = useLeaveGuard({ isDirty: () => !invalid.isInvalid && saving.isDirty() });
  const tax = usePolicyTaxConsent(opened);
  const forget = () => {
    form.forget();
    forgetUploads(`${name}:`);
  };
  const submission = useMutationOf(submitPolicyApplication, {
    onError,
    onSuccess({ id }) {
      forget();
      guard.release();
      onSubmitted(id);
    },
  });
  const submit = useAction(async () => {
    const values = form.values();
    setSubmitted(true);
    const missing = missingFiles(opened, values);
    if (missing && form.showServerErrors(missing)) return;
    if (!(await tax.isGiven())) return;
    saving.reset();
    const { mode, id } = saving.record;
    const body = { ...toDeclaration(opened, values), ...policyRecordId(mode, id) };
    await submission.run({ body });
  });
  return {
    form,
    /** Identifies the form on this device. */
    name,
    /** Discards what this device keeps of it. */
    forget,
    entries,
    guard,
    tax,
    saving,
    isInvalid: invalid.isInvalid,
    submitting: submit.busy || submission.busy,
    error: submit.error ?? submission.error,
  };
}

export type Declaration = ReturnType<typeof useDeclaration>;

/** Key of the form's draft on this device: a new declaration and its saved draft are one form. */
const formNameOf = ({ mode, recordId, policyId, company }: OpenedDeclaration): string =>
  mode === 'apply' ? `policy-order-${recordId}` : `policy-${policyId}-${company.nsrsbh}`;
