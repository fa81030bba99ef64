import { hasOwn } from '../../../copy/hasOwn.js';
import type { FilterKind, FilterLabel } from '../types.js';

/**
 * Options of a select: all, then the labelled values in order. Always includes the current value, even while its label
 * is loading.
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
      label: (hasOwn(labels, value) ? labels[value] : undefined) ?? value,
    })),
  ];
}
