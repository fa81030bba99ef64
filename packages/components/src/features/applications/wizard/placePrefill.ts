import type { FormEntry } from '@huiqi/sdk';
import { fitDraft } from '../../../patterns/useFormWizard/fitDraft.js';
import type { ScreenPrefill } from '../../../provider/screenPrefill.js';

const shapes = {
  amount: /^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/,
  termMonths: /^[1-9]\d{0,2}$/,
  contactName: /^[^\p{Cc}\p{Cs}]{1,50}$/u,
  contactPhone: /^1\d{10}$/,
} as const;

/** The entries that ask for a value; a person is their own contact. */
const entriesOf = {
  amount: ['loanAmount'],
  termMonths: ['loanterm'],
  contactName: ['contactName', 'applyName'],
  contactPhone: ['contactPhone', 'applyPhone'],
} as const;

/**
 * Initial values known to the page around the form. Values without an entry, or not offered by the product, are
 * dropped.
 */
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
