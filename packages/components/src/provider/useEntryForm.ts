import type { FormEntry } from '@huiqi/sdk';
import type { FormWizard, FormWizardOptions } from '../patterns/useFormWizard/types.js';
import { useFormWizard } from '../patterns/useFormWizard/useFormWizard.js';
import { entryRules } from './entryRules.js';
import { useDraftAreas } from './useDraftAreas.js';

export type EntryFormOptions = Omit<FormWizardOptions<FormEntry>, 'areas' | 'rules'>;

/** A multi-step form of the contract (`getProductForm`), with its draft in the provider's storage. */
export function useEntryForm(options: EntryFormOptions): FormWizard<FormEntry> {
  const areas = useDraftAreas();
  return useFormWizard({ ...options, areas, rules: entryRules });
}
