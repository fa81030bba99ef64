import {
  applyForProduct,
  applyWithTaxAndInvoice,
  isHuiqiError,
  validateApplication,
  type ApplyCompany,
  type ApplyResult,
  type FormEntry,
  type ProductDetail,
} from '@huiqi/sdk';
import { toLoanApplication, toSavedApplication } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { useAction } from '../../provider/useAction.js';
import { useClient } from '../../provider/context.js';
import { useEntryForm, type EntryFormOptions } from '../../provider/useEntryForm.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { applySteps } from './companyForm.js';
import { applyOutcome } from './applyOutcome.js';
import { useApplicationsCopy } from './copy.js';
import { isSessionError } from './isSessionError.js';
import { useTaxConsent } from './useTaxConsent.js';

export interface ApplicationOptions extends Pick<
  EntryFormOptions,
  'initial' | 'initialAt' | 'step' | 'onStepChange' | 'userId'
> {
  readonly product: ProductDetail;
  readonly company: ApplyCompany;
  readonly entries: readonly FormEntry[];
  /** The form that is filled in; each has its own draft. */
  readonly kind: 'APPLY' | 'EPIDEMIC' | 'TAX_INVOICE';
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
  /** The application was saved as this order. */
  readonly onSaved?: ((orderId: string) => void) | undefined;
  /** Is called before the form is sent; it is not if it returns false. */
  readonly onEvent?: ScreenProps['onEvent'];
}

type Values = Readonly<Record<string, string>>;

/** State of a company's application: the form with its draft, saving, checking, submitting once. */
export function useApplication(options: ApplicationOptions) {
  const { product, company, entries, kind, userId, onSuccess, onFail, onSaved } = options;
  const productId = product.id;
  const copy = useApplicationsCopy();
  const client = useClient();
  const [orderId, setOrderId] = useState(options.orderId);
  const [platform, setPlatform] = useState<URL>();
  const [isSaved, setSaved] = useState(false);
  const steps = useMemo(() => applySteps(copy), [copy]);
  const review = useMemo(() => ({ id: 'REVIEW', label: copy.stepReview }), [copy]);
  const form = useEntryForm({
    userId,
    form: `${kind === 'APPLY' ? 'apply' : kind.toLowerCase()}-${productId}-${company.id}`,
    entries,
    initial: options.initial,
    initialAt: options.initialAt,
    step: options.step,
    onStepChange: options.onStepChange,
    steps,
    review,
    agreement: copy.agreeFirst,
    onSubmit: (values) => void submit.run(values),
  });
  const ofOrder = orderId === undefined ? {} : { orderId };
  const onError = (error: unknown) => {
    if (isHuiqiError(error)) form.showServerErrors(error.fieldErrors);
  };

  function settle(result: ApplyResult) {
    const outcome = applyOutcome(result);
    if (outcome.kind === 'refused') return onFail(result);
    // The form keeps what it shows until the next page is there.
    form.forget();
    return outcome.kind === 'platform' ? setPlatform(outcome.url) : onSuccess(result);
  }
  const sending = { successMessage: false, onSuccess: settle, onError } as const;
  const ordinary = useMutationOf(applyForProduct, sending);
  const withTax = useMutationOf(applyWithTaxAndInvoice, sending);
  const apply = kind === 'TAX_INVOICE' ? withTax : ordinary;

  const storing = {
    successMessage: copy.savedToast,
    onSuccess(result: ApplyResult) {
      setSaved(true);
      // Personal numbers stay on this device alone: written again, their draft is no older than the order.
      for (const { checkName, inputType } of entries) {
        const value = form.values()[checkName];
        if (inputType === 'ID_CARD' && value) form.change(checkName, value);
      }
      if (result.orderId === null) return;
      setOrderId(result.orderId);
      onSaved?.(result.orderId);
    },
    onError,
  };
  const saveOrdinary = useMutationOf(applyForProduct, storing);
  const saveWithTax = useMutationOf(applyWithTaxAndInvoice, storing);
  const store = kind === 'TAX_INVOICE' ? saveWithTax : saveOrdinary;

  async function save(): Promise<string | undefined> {
    apply.reset();
    const body = { ...toSavedApplication(entries, form.values()), ...ofOrder };
    const result = await store.run({ productId, body });
    return result?.orderId ?? undefined;
  }
  const tax = useTaxConsent({
    company,
    productId,
    orderId,
    isNeeded: kind === 'TAX_INVOICE',
    save,
  });

  const submit = useAction(async (values: Values) => {
    if (options.onEvent?.({ type: 'before-submit', productId }) === false) return;
    apply.reset();
    store.reset();
    if (!(await tax.isGiven())) return;
    const body = { ...toLoanApplication(entries, values), ...ofOrder };
    if (kind !== 'TAX_INVOICE') {
      const { fieldErrors } = await validateApplication(client, { productId, body });
      const found = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
      if (form.showServerErrors(found)) return;
    }
    await apply.run({ productId, body });
  });

  return {
    form,
    tax,
    /** The platform at which the application goes on. */
    platform,
    busy: submit.busy || apply.busy,
    saving: store.busy,
    /** Whether the order holds what is on the page, or did a moment ago. */
    isSaved,
    error: unlessAtFields(submit.error ?? apply.error, entries),
    saveError: unlessAtFields(store.error, entries),
    /** Whether the last button came to nothing because nobody is signed in any more. */
    needsLogin: [submit.error, apply.error, store.error].some(isSessionError),
    save: () => void save(),
  };
}

/** What the fields, and the notice of a session that ended, say themselves is not said above them as well. */
function unlessAtFields(error: unknown, entries: readonly FormEntry[]): unknown {
  if (isSessionError(error)) return null;
  if (!isHuiqiError(error)) return error;
  const { fieldErrors } = error;
  return entries.some(({ checkName }) => Object.hasOwn(fieldErrors, checkName)) ? null : error;
}

export type Application = ReturnType<typeof useApplication>;
