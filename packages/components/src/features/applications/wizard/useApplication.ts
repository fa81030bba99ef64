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
import { toLoanApplication, toSavedApplication, hasOwn } from '@huiqi/sdk/domain';
import { useEffect, useMemo, useState } from 'react';
import { useAction } from '../../../provider/useAction.js';
import { useClient } from '../../../provider/context.js';
import { useEntryForm, type EntryFormOptions } from '../../../provider/useEntryForm.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { applySteps } from './companyForm.js';
import { applyOutcome } from '../result/applyOutcome.js';
import { useApplicationsCopy } from '../copy.js';
import { isSessionError } from './isSessionError.js';
import { useTaxConsent } from '../tax/useTaxConsent.js';

export interface ApplicationOptions extends Pick<
  EntryFormOptions,
  'initial' | 'initialAt' | 'step' | 'onStepChange' | 'userId'
> {
  readonly product: ProductDetail;
  readonly company: ApplyCompany;
  readonly entries: readonly FormEntry[];
  /** The kind of form; each has its own draft. */
  readonly kind: 'APPLY' | 'EPIDEMIC' | 'TAX_INVOICE';
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
  /** Called when the application was saved as this order. */
  readonly onSaved?: ((orderId: string) => void) | undefined;
  /** Called when the server refuses what the form allows: it may have changed since, so it is loaded again. */
  readonly onRefused?: (() => void) | undefined;
  /** Called before submission, which returning false prevents. */
  readonly onEvent?: ScreenProps['onEvent'];
}

type Values = Readonly<Record<string, string>>;

interface Refused extends Pick<ApplicationOptions, 'entries'> {
  readonly found: Values;
}

/** State of a company's application: the form with its draft, saving, validation, single submission. */
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
  /** What the server refused, of which form; one that has changed since comes with the entries that it was about. */
  const [refused, setRefused] = useState<Refused>();
  const isFormChanged = refused !== undefined && refused.entries !== entries;
  useEffect(() => {
    if (refused && isFormChanged) form.showServerErrors(refused.found);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once with each form, whatever the callback is
  }, [entries]);
  const ofOrder = orderId === undefined ? {} : { orderId };
  const onError = (error: unknown) => {
    if (isHuiqiError(error)) form.showServerErrors(error.fieldErrors);
  };

  function settle(result: ApplyResult) {
    const outcome = applyOutcome(result);
    if (outcome.kind === 'refused') return onFail(result);
    // The form keeps what it shows until the next page is loaded.
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
      if (result.orderId === null) return;
      // Personal numbers are only stored on this device.
      form.markSaved(result.updatedTs);
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
    setRefused(undefined);
    if (!(await tax.isGiven())) return;
    // Of the company that was chosen, also where the form does not show it.
    const { qymc: taxpayer, creditCode } = company;
    const known = { taxpayer, creditCode, ...values };
    const body = { ...toLoanApplication(entries, known), ...ofOrder };
    if (kind !== 'TAX_INVOICE') {
      const { fieldErrors } = await validateApplication(client, { productId, body });
      const found = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
      if (fieldErrors.length > 0) {
        setRefused({ entries, found });
        options.onRefused?.();
      }
      if (form.showServerErrors(found)) return;
    }
    await apply.run({ productId, body });
  });

  return {
    form,
    tax,
    /** The platform where the application continues. */
    platform,
    busy: submit.busy || apply.busy,
    saving: store.busy,
    /** Whether the last submission was refused because the form has changed since it was opened. */
    isFormChanged,
    /** Whether the order contains what is on the page, or did until the last edit. */
    isSaved,
    error: unlessAtFields(submit.error ?? apply.error, entries),
    saveError: unlessAtFields(store.error, entries),
    /** Whether the last button failed because nobody is signed in any more. */
    needsLogin: [submit.error, apply.error, store.error].some(isSessionError),
    save: () => void save(),
  };
}

/** Drops errors that the fields, or the session notice, already show. */
function unlessAtFields(error: unknown, entries: readonly FormEntry[]): unknown {
  if (isSessionError(error)) return null;
  if (!isHuiqiError(error)) return error;
  const { fieldErrors } = error;
  return entries.some(({ checkName }) => hasOwn(fieldErrors, checkName)) ? null : error;
}

export type Application = ReturnType<typeof useApplication>;
