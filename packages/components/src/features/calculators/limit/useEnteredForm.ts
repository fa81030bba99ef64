import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import type { LoanLimitForm } from './loanLimitForm.js';

const nothing = { companyIds: '', wantedMin: '', wantedMax: '' };

/** What is entered in the form of an estimate, which is there again after a login. The agreement is given each time. */
export function useEnteredForm() {
  const [kept, setKept] = useKeptDraft('loan-limit', nothing);
  const { companyIds, wantedMin, wantedMax } = kept;
  const entered: Partial<LoanLimitForm> = {
    ...(companyIds && { companyIds: companyIds.split(',') }),
    ...(wantedMin && { wantedMin }),
    ...(wantedMax && { wantedMax }),
  };
  return {
    entered,
    keep: (form: LoanLimitForm) =>
      setKept({
        companyIds: form.companyIds.join(','),
        wantedMin: form.wantedMin,
        wantedMax: form.wantedMax,
      }),
    forget: () => setKept(nothing),
  };
}
