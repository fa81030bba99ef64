import type { ManagedContent } from '@huiqi/sdk';
import type { FormStoreValues } from '../../../patterns/useFormWizard/createFormStore.js';
import type { ContentField } from '../fields/ContentField.js';

/** The content with what was typed; what no field shows stays as it is. */
export const toContent = (
  fields: readonly ContentField<ManagedContent>[],
  content: ManagedContent,
  values: FormStoreValues,
): ManagedContent =>
  fields.reduce(
    (known, { name, read, write }) =>
      values[name] === undefined || values[name] === read(content)
        ? known
        : write(known, values[name]),
    content,
  );
