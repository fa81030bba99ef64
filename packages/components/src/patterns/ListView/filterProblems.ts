import type { FilterKind, FilterSpec } from '../filters/types.js';
import type { Filters } from '../filters/defineFilters.js';
import type { FilterTexts, ListField } from './types.js';

const unread: Partial<Record<FilterKind['control'], string>> = {
  amount: '请输入正确的金额',
  date: '请输入正确的日期',
};
const crossed: Partial<Record<FilterKind['control'], string>> = {
  amount: '最小金额不能大于最大金额',
  date: '开始日期不能晚于结束日期',
};

/** What is wrong with typed filters, by key. */
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
      const message = isUnread ? unread[of.control] : past.includes(key) && crossed[of.control];
      return message ? [[key, message]] : [];
    }),
  );
}
