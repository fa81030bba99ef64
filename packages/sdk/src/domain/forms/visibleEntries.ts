import { hasOwn } from '../../builtins/hasOwn.js';
import type { FormEntry } from '../../generated/models.js';
import { partsOf } from './formChoices.js';

/** Values of a form by checkName, as its inputs hold them. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** The value of a field, ignoring the prototype. */
export const valueOf = (values: FormValues, name: string): string | undefined =>
  hasOwn(values, name) ? values[name] : undefined;

type Entry = Pick<FormEntry, 'checkName' | 'inputType' | 'group' | 'visibleWhen'>;

/**
 * The included entries for these values, in order: all conditions of an entry hold, and the entries they refer to are
 * included themselves. A GROUP is included if any entry below it is.
 */
export function visibleEntries<E extends Entry>(entries: readonly E[], values: FormValues): E[] {
  const byName = new Map(entries.map((entry) => [entry.checkName, entry]));
  // False during the evaluation: an entry that depends on itself is never included.
  const known = new Map<string, boolean>();
  const isVisible = (entry: E): boolean => {
    const seen = known.get(entry.checkName);
    if (seen !== undefined) return seen;
    known.set(entry.checkName, false);
    const verdict = (entry.visibleWhen ?? []).every((condition) => {
      const other = byName.get(condition.checkName);
      return other !== undefined && isVisible(other) && holds(other, condition.values, values);
    });
    known.set(entry.checkName, verdict);
    return verdict;
  };
  return withoutEmptyGroups(entries.filter(isVisible));
}

function holds({ checkName, inputType }: Entry, wanted: readonly string[], values: FormValues) {
  const value = (valueOf(values, checkName) ?? '').trim();
  if (inputType === 'CHECKBOX') return partsOf(value).some((part) => wanted.includes(part));
  return wanted.includes(value);
}

function withoutEmptyGroups<E extends Entry>(entries: readonly E[]): E[] {
  return entries.filter((entry, at) => {
    if (entry.inputType !== 'GROUP') return true;
    const next = entries[at + 1];
    return next !== undefined && next.inputType !== 'GROUP' && next.group === entry.group;
  });
}
