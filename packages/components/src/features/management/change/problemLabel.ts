import { ProductFormTypeLabels, type ManagedContent } from '@huiqi/sdk';
import { designerPlaceOf } from '../designer/designerPlace.js';
import type { ContentField } from '../fields/ContentField.js';
import type { FormDesignerCopy } from '../fields/formCopy.js';

/** The label of a field that the server names. */
export function problemLabel(
  name: string,
  content: ManagedContent,
  fields: readonly ContentField<ManagedContent>[],
  copy: FormDesignerCopy,
): string {
  const found = designerPlaceOf(name);
  // What is wrong in one of several banners is said of all of them.
  const isOf = (field: { readonly name: string }) =>
    field.name === name || name.startsWith(`${field.name}.`);
  const own = fields.find(isOf)?.entry.label;
  if (!found || !('forms' in content)) return own ?? name;
  const form = content.forms[found.place.form];
  const entry = form?.entries[found.place.entry];
  if (!form || !entry) return own ?? copy.forms;
  return `${ProductFormTypeLabels[form.type]} · ${entry.label || entry.checkName}`;
}
