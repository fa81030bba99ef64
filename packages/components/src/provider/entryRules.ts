import type { FormEntry } from '@huiqi/sdk';
import { displayEntry, validateForm, visibleEntries } from '@huiqi/sdk/domain';
import type { FormRules } from '../patterns/useFormWizard/types.js';

/** The rules of the contract's forms, which the server shares. */
export const entryRules: FormRules<FormEntry> = {
  visible: visibleEntries,
  validate: (entries, values, today) => validateForm(entries, values, { today }),
  display: displayEntry,
};
