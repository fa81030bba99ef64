import { readDate } from '../../ui/DateInput/dateText.js';
import type { DefaultedKind, FilterKind, FilterValue, RangeKind } from './types.js';

type Choice = string | number;

interface ChoiceKind<Value extends Choice, Role extends 'filter' | 'view'> extends FilterKind<
  Value,
  Role
> {
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
  control: 'choice',
  choices: values,
  read: readChoice(values),
});

/** The order of the list. It is no filter: 清除全部 keeps it. */
export const sortBy = <const Value extends Choice>(
  values: readonly Value[],
  { default: initial }: { readonly default: NoInfer<Value> },
): ChoiceKind<Value, 'view'> & DefaultedKind<Value, 'view'> => ({
  role: 'view',
  control: 'choice',
  choices: values,
  read: readChoice(values),
  initial,
});

/** The id of something else; its name is in the label's `values`. */
export const id = (): FilterKind<string, 'filter'> => ({
  role: 'filter',
  control: 'choice',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
});

/**
 * A text of at most `max` code points (50 by default). Trimmed; control characters and lone surrogates,
 * which no address can carry, become spaces.
 */
export const text = ({ max = 50 }: { readonly max?: number } = {}): FilterKind<
  string,
  'filter'
> => ({
  role: 'filter',
  control: 'text',
  max,
  read: (typed) => {
    const clean = typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
    return Array.from(clean).slice(0, max).join('').trim() || undefined;
  },
});

/** A day, YYYY-MM-DD. */
export const date = (): FilterKind<string, 'filter'> => ({
  role: 'filter',
  control: 'date',
  read: (typed) => readDate(typed) || undefined,
});

export interface AmountOptions {
  /** Digits before the point; 8 by default. */
  readonly digits?: number;
  /** Digits after the point; 2 by default. */
  readonly decimals?: number;
}

/** An amount of money that is not negative, as a decimal string. */
export const amount = ({ digits = 8, decimals = 2 }: AmountOptions = {}): FilterKind<
  string,
  'filter'
> => ({
  role: 'filter',
  control: 'amount',
  decimals,
  read: (typed) => {
    const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
    const integer = whole.replace(/^0+(?=\d)/, '');
    const rest = fraction.replace(/0+$/, '');
    if (integer.length > digits || rest.length > decimals || whole + fraction === '')
      return undefined;
    return rest === '' ? integer : `${integer || '0'}.${rest}`;
  },
});

/** On or not there. */
export const flag = (): FilterKind<true, 'filter'> => ({
  role: 'filter',
  control: 'flag',
  read: (value) => (value === 'true' ? true : undefined),
});

/** A first and a last value, each a parameter of its own: `range(date(), 'dateStart', 'dateEnd')`. */
export const range = <
  Value extends FilterValue,
  const Start extends string,
  const End extends string,
>(
  of: FilterKind<Value>,
  start: Start,
  end: End,
): RangeKind<Start, End, Value> => ({ role: 'filter', of, start, end });

/** The page of the list, from 1. */
export const page = (): DefaultedKind<number, 'page'> => ({
  role: 'page',
  control: 'none',
  initial: 1,
  read: (typed) => (/^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined),
});
