import type { FormEntry, ManagedContent } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { entryRules } from '../../../provider/entryRules.js';
import type { FormRules } from '../../../patterns/useFormWizard/types.js';
import type { ContentField } from '../fields/ContentField.js';
import type { ManagedFieldsCopy } from '../fields/copy.js';

/** Applicants' values are at most this long, whatever their entry says; those of operators may be longer. */
const longestEntry = 2000;

const isLong = ({ maxLength }: FormEntry) => (maxLength ?? 0) > longestEntry;

type Checked = Pick<ContentField<ManagedContent>, 'check' | 'name'>;

/** The rules of the contract's forms, with texts of any length and the fields' own checks. */
export const contentRules = (
  copy: ManagedFieldsCopy,
  fields: readonly Checked[],
): FormRules<FormEntry> => ({
  ...entryRules,
  validate: (entries, values, today) => ({
    ...entryRules.validate(
      entries.filter((entry) => !isLong(entry)),
      values,
      today,
    ),
    ...Object.fromEntries(
      entries
        .filter(isLong)
        .filter(({ checkName, maxLength }) => (values[checkName] ?? '').length > (maxLength ?? 0))
        .map(({ checkName, label, maxLength }) => [
          checkName,
          fillCopy(copy.tooLong, { field: label, n: maxLength ?? 0 }),
        ]),
    ),
    ...Object.fromEntries(
      fields.flatMap(({ name, check }) => {
        const wrong = check?.(values[name] ?? '');
        return wrong === undefined ? [] : [[name, wrong]];
      }),
    ),
  }),
});
