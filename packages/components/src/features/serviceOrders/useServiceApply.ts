import {
  applyForService,
  checkServiceOrder,
  type RelatedCompany,
  type ServiceOrderCreated,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { useFieldValue } from '../../patterns/useFormWizard/useFieldValue.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { isConflict } from '../../provider/isConflict.js';
import { useEntryForm } from '../../provider/useEntryForm.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { useActingCompanies } from '../companies/acting/useActingCompanies.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { companyEntry, serviceApplyEntries, serviceApplyStep } from './serviceApplyEntries.js';
import { toServiceApplication, type OfferShown } from './toServiceApplication.js';

export interface ServiceApplyOptions {
  readonly userId: string;
  /** As it is shown: the order is placed at this price or refused. */
  readonly product: OfferShown;
  readonly companies: readonly RelatedCompany[];
  readonly onSuccess: (order: ServiceOrderCreated) => void;
}

type Values = Readonly<Record<string, string>>;

/** The form of a service order: its draft, the check first (spec 2 §5), the confirmation and the submission. */
export function useServiceApply(options: ServiceApplyOptions) {
  const { userId, product, companies, onSuccess } = options;
  const copy = useServiceApplyCopy();
  const acting = useActingCompanies(companies);
  const entries = useMemo(() => serviceApplyEntries(copy), [copy]);
  const steps = useMemo(() => [{ id: serviceApplyStep, label: copy.formTitle }], [copy]);
  // Initial values, kept by the form.
  const [initial] = useState(() => ({
    [companyEntry]: acting.first?.nsrsbh ?? '',
  }));
  const [confirming, setConfirming] = useState<Values | null>(null);
  const [refused, setRefused] = useState('');
  const form = useEntryForm({
    userId,
    form: `service-${product.id}`,
    entries,
    initial,
    steps,
    onSubmit: (values) => {
      if (isOpen) setConfirming(values);
    },
  });
  const chosen = useFieldValue(form.store, companyEntry);
  const company = companies.find(({ nsrsbh }) => nsrsbh === chosen);
  const isProved = company?.authorized === true;
  // The cached check may predate an order that another tab has submitted.
  const check = useOperation(
    checkServiceOrder,
    { id: product.id, nsrsbh: chosen },
    { enabled: isProved, staleTime: 0 },
  );
  // A failed check after a submission keeps the previous result: the server checks again.
  const isChecked = isProved && check.isFetchedAfterMount && check.data !== undefined;
  const isPending = isChecked && check.data === true;
  const isOpen = isChecked && check.data === false;
  const invalidate = useInvalidate();
  const submit = useMutationOf(applyForService, {
    successMessage: false,
    onSuccess(order) {
      // A second click must find nothing to send, also while the next page is loading.
      setConfirming(null);
      form.forget();
      onSuccess(order);
    },
    onError(error, { body }) {
      setConfirming(null);
      setRefused(body.nsrsbh);
      form.showServerErrors(fieldErrorsOf(error));
      void check.refetch();
      // The price may have changed since it was shown.
      if (isConflict(error)) void invalidate('services');
    },
  });
  return {
    form,
    choices: acting.choices,
    company,
    check,
    /** Whether it is unknown if the company may order. */
    isChecking: isProved && !check.isFetchedAfterMount,
    isPending,
    /** Whether the company may order the service now. */
    isOpen,
    /** The input to confirm. */
    confirming,
    confirm: () => {
      if (confirming) void submit.run({ body: toServiceApplication(product, confirming) });
    },
    modify: () => setConfirming(null),
    busy: submit.busy,
    /** Error of the submission for this company. */
    failure: refused === chosen ? submit.error : null,
  };
}

export type ServiceApplyState = ReturnType<typeof useServiceApply>;
