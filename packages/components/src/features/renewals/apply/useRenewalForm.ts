import {
  submitRenewal,
  type RelatedCompany,
  type RenewalBankDetail,
  type RenewalSubmitResult,
  type UserInfo,
} from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { visitorId } from '../../../patterns/useDraft/draftStore.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';
import { useFormWizard } from '../../../patterns/useFormWizard/useFormWizard.js';
import type { ActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { useRenewalsCopy } from '../copy.js';
import { renewalEntries, renewalSteps } from './renewalEntries.js';
import { renewalFormRules, toFormErrors, toRenewalApplication } from './renewalForm.js';

export interface RenewalFormOptions {
  readonly bank: RenewalBankDetail;
  readonly user: UserInfo | null;
  readonly companies: readonly RelatedCompany[];
  readonly acting: Pick<ActingCompanies, 'first' | 'refusalOf'>;
  /** The current step, controlled by the host (its address); otherwise the form keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  readonly onSuccess: (result: RenewalSubmitResult) => void;
}

const isWhole = (text: string | null | undefined): text is string =>
  typeof text === 'string' && !text.includes('*');

/** State of the renewal form, and its submission. */
export function useRenewalForm(options: RenewalFormOptions) {
  const { bank, user, companies, acting, step, onStepChange, onSuccess } = options;
  const copy = useRenewalsCopy();
  const areas = useDraftAreas();
  const entries = useMemo(() => renewalEntries(bank, copy), [bank, copy]);
  const steps = useMemo(() => renewalSteps(copy), [copy]);
  const { refusalOf } = acting;
  const rules = useMemo(() => renewalFormRules(bank, refusalOf), [bank, refusalOf]);
  const review = useMemo(() => ({ id: 'REVIEW', label: copy.stepReview }), [copy]);
  // Initial values, kept by the form.
  const [initial] = useState(() => {
    const [onlyType = '', ...more] = bank.renewTypes;
    const phone = isWhole(user?.phone) ? user.phone : '';
    return {
      renewType: more.length === 0 ? onlyType : '',
      nsrsbh: acting.first?.nsrsbh ?? '',
      contactPhone: phone,
      applyPhone: phone,
      recommendationCode: constants.systemRecommendationText,
    };
  });
  const submit = useMutationOf(submitRenewal, {
    successMessage: false,
    onSuccess(result) {
      form.forget();
      onSuccess(result);
    },
    onError: (error) =>
      void form.showServerErrors(toFormErrors(fieldErrorsOf(error), form.values())),
  });
  const form = useFormWizard({
    areas,
    userId: user?.id ?? visitorId,
    form: `renewal-${bank.id}`,
    entries,
    initial,
    steps,
    review,
    rules,
    step,
    onStepChange,
    agreement: copy.agreeFirst,
    onSubmit: (values) =>
      void submit.run({ body: toRenewalApplication(bank.id, values, companies) }),
  });
  return { form, entries, submit };
}
