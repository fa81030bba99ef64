import { applyForProduct, isHuiqiError, type ApplyResult, type FormEntry } from '@huiqi/sdk';
import { toLoanApplication } from '@huiqi/sdk/domain';
import { useEffect, useMemo, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { draftKey, removeDraft } from '../../patterns/useDraft/draftStore.js';
import { useDraft } from '../../patterns/useDraft/useDraft.js';
import {
  createApplyMachine,
  sensitiveFields,
  stepErrors,
  stepOf,
  type ApplyStep,
} from './applySteps.js';
import { useApplicationsCopy } from './copy.js';

/** `replace`: the step in the address could not be shown, and this one takes its place. */
export type StepChange = (step: ApplyStep, options?: { readonly replace?: boolean }) => void;

export interface ApplyFormOptions {
  readonly productId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly entries: readonly FormEntry[];
  readonly initial: Readonly<Record<string, string>>;
  /** The step in the host's hands (its address); the form keeps its own otherwise. */
  readonly step?: string | undefined;
  readonly onStepChange?: StepChange | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
}

type Errors = Readonly<Record<string, string>>;

/** State of the application form: values (a draft), step, messages, and the one submit. */
export function useApplyForm(options: ApplyFormOptions) {
  const { productId, userId, companyId, entries, initial, onStepChange } = options;
  const copy = useApplicationsCopy();
  const { drafts } = useHuiqi();
  const sensitive = useMemo(() => sensitiveFields(entries), [entries]);
  const form = `apply-${productId}-${companyId}`;
  const draft = useDraft({ areas: drafts, userId, form, initial, sensitive });
  const machine = useMemo(() => createApplyMachine(copy), [copy]);
  const context = { entries, values: draft.values };
  const [ownStep, setOwnStep] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [typed, setTyped] = useState(false);
  const steps = machine.steps(context);
  // An address may name any step; steps after an invalid one are not shown.
  const chosen = onStepChange ? options.step : ownStep;
  const wanted = steps.find(({ id }) => id === chosen)?.id;
  const first = machine.first(context);
  const step = wanted ? machine.goTo(first, wanted, context) : first;

  useEffect(() => {
    // Otherwise the form would jump to the named step as soon as what is typed becomes valid.
    if (chosen !== undefined && chosen !== step) onStepChange?.(step, { replace: true });
  }, [chosen, step, onStepChange]);

  function setStep(next: ApplyStep) {
    setOwnStep(next);
    onStepChange?.(next);
  }

  function showErrors(found: Errors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  const submit = useMutationOf(applyForProduct, {
    successMessage: false,
    onSuccess(result) {
      if (result.applyStatus !== 'SUCCESS') {
        options.onFail(result);
        return;
      }
      // Not `draft.clear()`: the form would become empty before the next page is shown.
      removeDraft(drafts, draftKey(userId, form));
      options.onSuccess(result);
    },
    onError(error) {
      const found = isHuiqiError(error) ? error.fieldErrors : {};
      const wrongStep = stepOf(entries, found);
      if (!wrongStep) return;
      setStep(wrongStep);
      showErrors(found);
    },
  });

  function next() {
    const found: Errors =
      step !== 'REVIEW' ? stepErrors(context, step) : agreed ? {} : { agreement: copy.agreeFirst };
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    if (machine.isLast(step, context)) {
      void submit.run({ productId, body: toLoanApplication(entries, draft.values) });
    } else setStep(machine.next(step, context));
  }

  function goTo(target: ApplyStep) {
    setErrors({});
    setStep(machine.goTo(step, target, context));
  }

  function change(name: string, value: string) {
    setTyped(true);
    draft.setValue(name, value);
    setErrors(({ [name]: _gone, ...rest }) => rest);
  }

  function agree(value: boolean) {
    setAgreed(value);
    setErrors({});
  }

  return {
    draft,
    step,
    steps,
    errors,
    attempt,
    agreed,
    submit,
    /** Whether the draft has anything the user typed. */
    isSaved: typed || draft.restored,
    isFirst: step === first,
    isLast: machine.isLast(step, context),
    next,
    goTo,
    change,
    agree,
  };
}

export type ApplyForm = ReturnType<typeof useApplyForm>;
