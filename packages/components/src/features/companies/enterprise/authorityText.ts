import type { Authority } from '../authorisation/authorisationForm.js';
import type { CompaniesCopy } from '../copy.js';
import { listed } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';

/** The data that a company permits reading, as text. */
export function authorityText(authority: readonly Authority[], copy: CompaniesCopy): string {
  const labels: Readonly<Record<Authority, string>> = {
    TAX: copy.authTax,
    INVOICE: copy.authInvoice,
    CREDIT: copy.authCredit,
    REGISTRATION: copy.authRegistration,
  };
  return localized(copy, listed)(authority.map((one) => labels[one])) || copy.notAuthorised;
}
