import type { FilterSpec } from '../filters/types.js';
import type { Filters } from '../filters/defineFilters.js';
import type { FilterTexts, ListField } from './types.js';

/** Errors of typed filters, by key. */
export function filterProblems<Spec extends FilterSpec>(
  filters: Filters<Spec>,
  fields: readonly ListField[],
  texts: FilterTexts,
): Readonly<Record<string, string>> {
  const past: readonly string[] = filters.crossed(filters.change({}, texts as object));
  return Object.fromEntries(
    fields.flatMap(({ key, kind, names }) => {
      const of = 'of' in kind ? kind.of : kind;
      const isUnread = names.some((name) => {
        const text = texts[name]?.trim() ?? '';
        return text !== '' && of.read(text) === undefined;
      });
      const message = isUnread ? of.problems?.invalid : past.includes(key) && of.problems?.crossed;
      return message ? [[key, message]] : [];
    }),
  );
}
