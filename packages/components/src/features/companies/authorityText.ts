import type { Authority } from './authorisationForm.js';
import type { CompaniesCopy } from './copy.js';

/** The data that a company allows to be read, as one text. */
export function authorityText(authority: readonly Authority[], copy: CompaniesCopy): string {
  const labels: Readonly<Record<Authority, string>> = {
    TAX: copy.authTax,
    INVOICE: copy.authInvoice,
    CREDIT: copy.authCredit,
    REGISTRATION: copy.authRegistration,
  };
  return authority.map((one) => labels[one]).join('、') || copy.notAuthorised;
}
