/** Where the designer is: a form and one of its entries, by their positions. */
export interface DesignerPlace {
  readonly form: number;
  readonly entry: number;
}

/** The place that a problem names, such as `forms.0.entries.3.options`; undefined for other fields. */
export function designerPlaceOf(
  field: string,
): { readonly place: DesignerPlace; readonly property: string } | undefined {
  if (field === 'forms') return { place: { form: 0, entry: 0 }, property: 'label' };
  const [, form, entry, property] = /^forms\.(\d+)\.entries\.(\d+)\.(\w+)/.exec(field) ?? [];
  if (form === undefined) return undefined;
  return { place: { form: Number(form), entry: Number(entry) }, property: property ?? 'label' };
}
