import type { LoanLimit, OperationInput } from '@huiqi/sdk';
import type { CalculatorsCopy } from '../copy.js';

/** The form of an estimate. The agreement is only ticked here and never sent (spec 1 §3 Loan limit). */
export interface LoanLimitForm {
  readonly companyIds: readonly string[];
  readonly wantedMin: string;
  readonly wantedMax: string;
  readonly agreement: boolean;
}

/** The form of an earlier estimate, or a new one with a company selected. The agreement must be given each time. */
export const formOf = (
  estimate: LoanLimit | null,
  companyId: string | undefined,
): LoanLimitForm => ({
  companyIds: estimate
    ? estimate.companyList.map(({ id }) => id)
    : companyId === undefined
      ? []
      : [companyId],
  wantedMin: estimate?.wantedMin?.toString() ?? '',
  wantedMax: estimate?.wantedMax?.toString() ?? '',
  agreement: false,
});

type Problems = Partial<Record<'companyList' | 'maxLoanLimit' | 'agreement', string>>;

/** Errors by the request's field names. */
export function formProblems(form: LoanLimitForm, copy: CalculatorsCopy): Problems {
  const { companyIds, wantedMin, wantedMax, agreement } = form;
  const crossed = wantedMin !== '' && wantedMax !== '' && Number(wantedMax) < Number(wantedMin);
  return {
    ...(companyIds.length === 0 ? { companyList: copy.companyMissing } : {}),
    ...(crossed ? { maxLoanLimit: copy.wantedCrossed } : {}),
    ...(agreement ? {} : { agreement: copy.agreementMissing }),
  };
}

/** The request of a complete form, without the agreement: the first company is the one the estimate is for. */
export function toRequest(
  { companyIds, wantedMin, wantedMax }: LoanLimitForm,
  id: string | undefined,
): OperationInput<'saveLoanLimit'>['body'] {
  const [relatedId = ''] = companyIds;
  return {
    ...(id === undefined ? {} : { id }),
    relatedId,
    companyList: companyIds.map((companyId) => ({ id: companyId })),
    ...(wantedMin === '' ? {} : { minLoanLimit: Number(wantedMin) }),
    ...(wantedMax === '' ? {} : { maxLoanLimit: Number(wantedMax) }),
  };
}
