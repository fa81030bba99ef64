import type { FilterKind, FilterLabel } from '../types.js';

/**
 * Choices of a select: everything, then the labelled values in their order. The present value is always
 * among them, also while its label is still loading.
 */
export function fieldOptions(
  { choices }: FilterKind,
  label: FilterLabel,
  present: string,
  everything: string,
) {
  const labels = label.values ?? {};
  const values = choices?.map(String) ?? Object.keys(labels);
  const all = present === '' || values.includes(present) ? values : [...values, present];
  return [
    { value: '', label: everything },
    ...all.map((value) => ({
      value,
      label: (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value,
    })),
  ];
}
