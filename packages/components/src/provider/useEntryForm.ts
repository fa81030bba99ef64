import type { FormEntry } from '@huiqi/sdk';
import { displayEntry, validateForm, visibleEntries } from '@huiqi/sdk/domain';
import type { FormRules, FormWizard, FormWizardOptions } from '../patterns/useFormWizard/types.js';
import { useFormWizard } from '../patterns/useFormWizard/useFormWizard.js';
import { useDraftAreas } from './useDraftAreas.js';

/** The rules of the contract's forms, which the server shares. */
const entryRules: FormRules<FormEntry> = {
  visible: visibleEntries,
  validate: (entries, values, today) => validateForm(entries, values, { today }),
  display: displayEntry,
};

export type EntryFormOptions = Omit<FormWizardOptions<FormEntry>, 'areas' | 'rules'>;

/** A multi-step form of the contract (`getProductForm`), with its draft in the provider's storage. */
export function useEntryForm(options: EntryFormOptions): FormWizard<FormEntry> {
  const areas = useDraftAreas();
  return useFormWizard({ ...options, areas, rules: entryRules });
}
