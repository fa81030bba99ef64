import {
  applyForPersonLoan,
  getAppliedState,
  isHuiqiError,
  validatePersonLoan,
  type ApplyResult,
  type FormEntry,
  type PersonLoanApplication,
} from '@huiqi/sdk';
import { toPersonLoanApplication } from '@huiqi/sdk/domain';
import { useMemo } from 'react';
import { useClient } from '../../../provider/context.js';
import { useAction } from '../../../provider/useAction.js';
import { useEntryForm, type EntryFormOptions } from '../../../provider/useEntryForm.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useApplicationsCopy } from '../copy.js';
import { applySteps } from '../wizard/companyForm.js';
import { isSessionError } from '../wizard/isSessionError.js';
import { useSpecialCopy } from '../specialCopy.js';

export interface PersonApplyOptions extends Pick<
  EntryFormOptions,
  'entries' | 'initial' | 'initialAt' | 'step' | 'onStepChange' | 'userId'
> {
  readonly productId: string;
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
  /** Called when the application was saved without being submitted. */
  readonly onSaved: (orderId: string) => void;
  /** Called before submission, which returning false prevents. */
  readonly onEvent?: ScreenProps['onEvent'];
}

type Values = Parameters<typeof toPersonLoanApplication>[1];

/** State of a person's application; it is validated first, then sent (spec 1 §4 Apply flow). */
export function usePersonApply(options: PersonApplyOptions) {
  const { productId, orderId, userId, entries } = options;
  const general = useApplicationsCopy();
  const copy = useSpecialCopy();
  const client = useClient();
  const steps = useMemo(
    () => applySteps({ ...general, stepPerson: copy.stepPerson, stepLoan: copy.stepPersonLoan }),
    [general, copy],
  );
  const form = useEntryForm({
    ...options,
    form: `person-${productId}`,
    steps,
    review: { id: 'REVIEW', label: copy.stepCheck },
    agreement: copy.agreeFirst,
    onSubmit: (values) => void submit.run(values),
  });
  const toBody = (values: Values, rest: PersonLoanApplication) => ({
    ...toPersonLoanApplication(entries as FormEntry[], values),
    ...(orderId ? { orderId } : {}),
    ...rest,
  });
  const onError = (error: unknown) => {
    if (isHuiqiError(error)) form.showServerErrors(error.fieldErrors);
  };

  /** The result with the existing order, which such a response cannot name. */
  async function withObstacle(result: ApplyResult): Promise<ApplyResult> {
    if (result.failReason !== 'ALREADY_APPLIED') return result;
    const { orderId: found } = await getAppliedState(client, { productId }).catch(() => result);
    return { ...result, orderId: found };
  }

  const apply = useMutationOf(applyForPersonLoan, {
    successMessage: false,
    onError,
    async onSuccess(result) {
      // A response with an order id means success (spec 1 §4).
      if (result.orderId === null) {
        options.onFail(await withObstacle(result));
        return;
      }
      form.forget();
      options.onSuccess(result);
    },
  });
  const save = useMutationOf(applyForPersonLoan, {
    successMessage: false,
    onError,
    onSuccess(result) {
      if (result.orderId === null) return options.onFail(result);
      // Personal numbers are only stored on this device.
      form.markSaved(result.updatedTs);
      options.onSaved(result.orderId);
    },
  });
  const submit = useAction(async (values: Values) => {
    if (options.onEvent?.({ type: 'before-submit', productId }) === false) return;
    apply.reset();
    save.reset();
    const body = toBody(values, { agreement: true });
    const { fieldErrors } = await validatePersonLoan(client, { id: productId, body });
    const messages = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
    if (form.showServerErrors(messages)) return;
    await apply.run({ id: productId, body });
  });

  return {
    form,
    userId,
    busy: submit.busy || apply.busy,
    saving: save.busy,
    error: unlessSession(submit.error ?? apply.error),
    saveError: unlessSession(save.error),
    /** Whether the last button failed because nobody is signed in any more. */
    needsLogin: [submit.error, apply.error, save.error].some(isSessionError),
    save: () => void save.run({ id: productId, body: toBody(form.values(), { save: true }) }),
  };
}

/** Drops errors that the session notice already shows. */
const unlessSession = (error: unknown): unknown => (isSessionError(error) ? null : error);

export type PersonApplyState = ReturnType<typeof usePersonApply>;
