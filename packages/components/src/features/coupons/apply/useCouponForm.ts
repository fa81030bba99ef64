import {
  applyForTicket,
  getTicketDiscount,
  isHuiqiError,
  type RelatedCompany,
  type TicketDetail,
  type TicketDiscount,
} from '@huiqi/sdk';
import { ticketAmounts, ticketFieldErrors, type TicketFields } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../patterns/useDraft/useDraft.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { forgetUploads } from '../../uploads/heldUploads.js';
import { useCouponsCopy } from '../copy.js';
import { firstDraft, toApplication, type CouponDraft } from './couponDraft.js';

const discountChanged = '794233';

export interface CouponFormOptions {
  readonly userId: string;
  readonly companies: readonly RelatedCompany[];
  /** A returned application to correct. */
  readonly application: TicketDetail | undefined;
  readonly onSubmitted: (applicationId: string) => void;
}

export type CouponErrors = Partial<Record<keyof TicketFields, string>>;

/** State of the application: values (a draft), the company's discount, errors, and the submission. */
export function useCouponForm(options: CouponFormOptions) {
  const { userId, companies, application, onSubmitted } = options;
  const copy = useCouponsCopy();
  const areas = useDraftAreas();
  const initial = useMemo(() => firstDraft(companies, application), [companies, application]);
  const form = application ? `coupon-${application.id}` : 'coupon';
  const draft = useDraft({
    areas,
    userId,
    form,
    initial: { ...initial },
    // Its last return.
    initialAt: application?.records[0]?.createdTs,
  });
  /** Identifies the form on this device. */
  const name = `${userId}:${form}`;
  const values: CouponDraft = { ...initial, ...draft.values };
  const { refusalOf, labelOf } = useActingCompanies(companies);
  const company = companies.find(({ nsrsbh }) => nsrsbh === values.nsrsbh);
  const known = company?.authorized === true;
  const discount = useOperation(getTicketDiscount, { nsrsbh: values.nsrsbh }, { enabled: known });
  const [change, setChange] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const [own, setOwn] = useState<CouponErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [isUploading, setUploading] = useState(false);

  /** The discount changed since it was shown: shows the new one, which the user must see first (spec 2 §4). */
  async function refetchDiscount(from: string) {
    const { data, isSuccess } = await discount.refetch();
    // Where it could not be read, the data is the old one.
    if (isSuccess) setChange({ from, to: data.discountRate });
  }

  const submission = useMutationOf(applyForTicket, {
    successMessage: copy.submitted,
    refreshOnConflict: true,
    onSuccess: ({ id }) => {
      draft.forget();
      forgetUploads(`${name}:`);
      onSubmitted(id);
    },
    onError: (error, { body }) => {
      if (isHuiqiError(error, discountChanged)) void refetchDiscount(body.discountRate);
    },
  });
  const terms: TicketDiscount | undefined = known ? discount.data : undefined;
  const hasChanged = isHuiqiError(submission.error, discountChanged);

  // A correction's own application is the open one.
  const isTaken = application === undefined && terms?.hasOpenApplication === true;
  const taken = isTaken ? { nsrsbh: copy.openAlready } : {};

  function set(name: keyof CouponDraft, value: string) {
    draft.setValue(name, value);
    setOwn(({ [name as keyof TicketFields]: _gone, ...rest }) => rest);
    if (name === 'nsrsbh') {
      setChange(null);
      submission.reset();
    }
  }

  function submit() {
    const refusal = refusalOf(values.nsrsbh);
    const found: CouponErrors = {
      ...ticketFieldErrors({ ...values, nsrsbh: company ? values.nsrsbh : '' }),
      ...(refusal === undefined ? {} : { nsrsbh: refusal }),
      ...(isUploading && { fileUrl: copy.uploading }),
      ...taken,
    };
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    if (!terms) return void discount.refetch();
    setChange(null);
    void submission.run({ body: toApplication(values, terms.discountRate, application?.id) });
  }

  return {
    name,
    values,
    company,
    /** Company names as shown in the select. */
    labelOf,
    set,
    errors: { ...(submission.fieldErrors as CouponErrors), ...taken, ...own },
    /** Errors of the last attempt, for the summary. */
    wrong: own,
    attempt,
    terms,
    discount,
    amounts: terms ? ticketAmounts({ contractAmount: values.contractAmount, ...terms }) : null,
    change,
    /** Submitting is disabled: a request is in progress, or the ticket amount is not known yet. */
    busy: submission.busy || (known && !discount.data && !discount.isError),
    failure: hasChanged ? null : submission.error,
    isUploading,
    setUploading,
    submit,
    draft,
  };
}

export type CouponFormState = ReturnType<typeof useCouponForm>;
