import type { FormEntry } from '@huiqi/sdk';
import { fitDraft } from '../../patterns/useFormWizard/fitDraft.js';
import type { ScreenPrefill } from '../../provider/screenPrefill.js';

const shapes = {
  amount: /^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/,
  termMonths: /^[1-9]\d{0,2}$/,
  contactName: /^[^\p{Cc}\p{Cs}]{1,50}$/u,
  contactPhone: /^1\d{10}$/,
} as const;

/** The entries that a value is asked for by; of a person the applicant is the contact. */
const entriesOf = {
  amount: ['loanAmount'],
  termMonths: ['loanterm'],
  contactName: ['contactName', 'applyName'],
  contactPhone: ['contactPhone', 'applyPhone'],
} as const;

/** Values of a form that the place knows. What has no form, or is not offered by the product, is left out. */
export function placePrefill(
  entries: readonly FormEntry[],
  prefill: ScreenPrefill = {},
): Readonly<Record<string, string>> {
  const { amount, termMonths, contact } = prefill;
  const known = { amount, termMonths, contactName: contact?.name, contactPhone: contact?.phone };
  const names = Object.keys(shapes) as (keyof typeof shapes)[];
  const pairs = names.flatMap((name) => {
    const value = String(known[name] ?? '').trim();
    return shapes[name].test(value) ? entriesOf[name].map((entry) => [entry, value] as const) : [];
  });
  return fitDraft(entries, Object.fromEntries(pairs));
}
