import { labelOf } from '../filters/describeFilter.js';
import type { FilterKind, FilterLabel, FilterSpec, RangeKind } from '../filters/types.js';
import type { ListField, ListSort } from './types.js';

const namesOf = (key: string, kind: FilterKind | RangeKind) =>
  'of' in kind ? [kind.start, kind.end] : [key];

/** The filters of a list in the order of their definition, with their labels. */
export const listFields = (
  spec: FilterSpec,
  labels: Readonly<Record<string, string | FilterLabel>>,
): ListField[] =>
  Object.entries(spec).flatMap(([key, kind]) => {
    const label = labels[key];
    if (kind.role !== 'filter' || label === undefined) return [];
    return [{ key, kind, label: labelOf(label), names: namesOf(key, kind) }];
  });

/** Whether a filter can be set in the list, and not only by a link. */
export const hasControl = ({ kind }: ListField): boolean =>
  'of' in kind || kind.Field !== undefined;

/** The sort order of a list, if it has one. */
export function listSort(
  spec: FilterSpec,
  values: object,
  labels: Readonly<Record<string, string>> | undefined,
): ListSort | undefined {
  const name = Object.keys(spec).find((key) => spec[key]?.role === 'view');
  if (name === undefined || !labels) return undefined;
  const value = String((values as Readonly<Record<string, unknown>>)[name] ?? '');
  return { name, value, values: labels };
}
