import { ChoiceField } from './fields/ChoiceField.js';
import { FlagField } from './fields/FlagField.js';
import { TextField } from './fields/TextField.js';
import type { DefaultedKind, FilterKind } from './types.js';

type Choice = string | number;

export interface ChoiceKind<
  Value extends Choice,
  Role extends 'filter' | 'view',
> extends FilterKind<Value, Role> {
  readonly choices: readonly Value[];
}

const readChoice =
  <Value extends Choice>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => String(value) === text);

/** One of the values of an enumeration. */
export const oneOf = <const Value extends Choice>(
  values: readonly Value[],
): ChoiceKind<Value, 'filter'> => ({
  role: 'filter',
  Field: ChoiceField,
  choices: values,
  read: readChoice(values),
});

/** The tab of a list: a view rather than a filter, which 清除全部 keeps. */
export const tab = <const Value extends Choice>(
  values: readonly Value[],
): FilterKind<Value, 'view'> => ({ role: 'view', read: readChoice(values) });

/** The sort order. It is not a filter: 清除全部 keeps it. */
export const sortBy = <const Value extends Choice>(
  values: readonly Value[],
  { default: initial }: { readonly default: NoInfer<Value> },
): ChoiceKind<Value, 'view'> & DefaultedKind<Value, 'view'> => ({
  role: 'view',
  choices: values,
  read: readChoice(values),
  initial,
});

/** An id; its name is in the label's `values`. */
export const id = (): FilterKind<string, 'filter'> => ({
  role: 'filter',
  Field: ChoiceField,
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
});

/** An id that only a link sets: it is shown and can be removed, but not selected in the list. */
export const linkedId = (): FilterKind<string, 'filter'> => ({ role: 'filter', read: id().read });

/**
 * A text of at most `max` code points (50 by default). Trimmed; control characters and lone surrogates, which no
 * address can carry, become spaces.
 */
export const text = ({ max = 50 }: { readonly max?: number } = {}): FilterKind<
  string,
  'filter'
> => ({
  role: 'filter',
  Field: TextField,
  max,
  read: (typed) => {
    const clean = typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
    return Array.from(clean).slice(0, max).join('').trim() || undefined;
  },
});

/** A name among those in the label's `values`. Any text is valid, as names are loaded later, and change. */
export const name = (options: { readonly max?: number } = {}): FilterKind<string, 'filter'> => ({
  ...text(options),
  Field: ChoiceField,
});

/** On or not there. */
export const flag = (): FilterKind<true, 'filter'> => ({
  role: 'filter',
  Field: FlagField,
  read: (value) => (value === 'true' ? true : undefined),
});

/** The last page that may be requested (`index` in openapi/common/page.yaml). */
const lastPage = 100_000;

/**
 * The page of the list, from 1. A number beyond the maximum becomes the last possible page, like one beyond the end of
 * the list.
 */
export const page = (): DefaultedKind<number, 'page'> => ({
  role: 'page',
  initial: 1,
  read: (typed) => (/^[1-9]\d*$/.test(typed) ? Math.min(Number(typed), lastPage) : undefined),
});
