import { applyForProduct, isHuiqiError, type ApplyResult, type FormEntry } from '@huiqi/sdk';
import { toLoanApplication } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { useClient, useHuiqi } from '../../provider/context.js';
import { useAction } from '../../provider/useAction.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useDraft } from '../../patterns/useDraft/useDraft.js';
import {
  createApplyMachine,
  sensitiveFields,
  stepErrors,
  stepOf,
  type ApplyStep,
} from './applySteps.js';
import { useActionKey } from './useActionKey.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyFormOptions {
  readonly productId: string;
  readonly userId: string;
  readonly entries: readonly FormEntry[];
  readonly initial: Readonly<Record<string, string>>;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
}

type Errors = Readonly<Record<string, string>>;

/** State of the application form: values (a draft), step, messages, and the one submit. */
export function useApplyForm(options: ApplyFormOptions) {
  const { productId, userId, entries, initial, onSuccess, onFail } = options;
  const copy = useApplicationsCopy();
  const client = useClient();
  const { drafts } = useHuiqi();
  const invalidate = useInvalidate();
  const actionKey = useActionKey();
  const sensitive = useMemo(() => sensitiveFields(entries), [entries]);
  const draft = useDraft({ areas: drafts, userId, form: `apply-${productId}`, initial, sensitive });
  const machine = useMemo(() => createApplyMachine(copy), [copy]);
  const context = { entries, values: draft.values };
  const [step, setStep] = useState<ApplyStep>(() => machine.first(context));
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [agreed, setAgreed] = useState(false);

  function showErrors(found: Errors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  const submit = useAction(async () => {
    const body = toLoanApplication(entries, draft.values);
    const idempotencyKey = actionKey.keyFor(body);
    try {
      const result = await applyForProduct(client, { productId, body }, { idempotencyKey });
      actionKey.settle();
      await invalidate('listOrders', 'getOrderStatistic', 'getUnreadNoticeCount', 'listNotices');
      if (result.applyStatus === 'SUCCESS') {
        draft.clear();
        onSuccess(result);
      } else onFail(result);
    } catch (error) {
      actionKey.settle(error);
      const wrongStep = isHuiqiError(error) ? stepOf(entries, error.fieldErrors) : undefined;
      if (isHuiqiError(error) && wrongStep) {
        setStep(wrongStep);
        showErrors(error.fieldErrors);
      }
      throw error;
    }
  });

  function next() {
    const found: Errors =
      step !== 'REVIEW' ? stepErrors(context, step) : agreed ? {} : { agreement: copy.agreeFirst };
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    if (machine.isLast(step, context)) void submit.run();
    else setStep(machine.next(step, context));
  }

  function goTo(wanted: ApplyStep) {
    setErrors({});
    setStep(machine.goTo(step, wanted, context));
  }

  function change(name: string, value: string) {
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
    errors,
    attempt,
    agreed,
    submit,
    next,
    goTo,
    change,
    agree,
    steps: machine.steps(context),
    isFirst: machine.isFirst(step, context),
    isLast: machine.isLast(step, context),
    back: () => goTo(machine.back(step, context)),
  };
}

export type ApplyForm = ReturnType<typeof useApplyForm>;
