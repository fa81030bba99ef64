import type { FormEntry, LoanApplication } from '../../generated/models.js';
import { toLoanApplication } from '../forms/form.js';
import type { FormValues } from '../forms/visibleEntries.js';

/** The payload that saves a form without submitting it. */
export function toSavedApplication(
  entries: readonly FormEntry[],
  values: FormValues,
): LoanApplication {
  const {
    agreement: _agreement,
    taxpayer,
    loanAmount,
    loanterm,
    ...rest
  } = toLoanApplication(entries, values);
  return {
    ...rest,
    ...(taxpayer ? { taxpayer } : {}),
    ...(loanAmount ? { loanAmount } : {}),
    ...(Number.isInteger(loanterm) && Number(loanterm) > 0 ? { loanterm: Number(loanterm) } : {}),
    save: true,
  };
}
