import type { FilterValue, RangeableKind, RangeKind } from './types.js';

/** A first and a last value as two parameters: `range(date(), 'dateStart', 'dateEnd')`. */
export const range = <
  Value extends FilterValue,
  const Start extends string,
  const End extends string,
>(
  of: RangeableKind<Value>,
  start: Start,
  end: End,
): RangeKind<Start, End, Value> => ({ role: 'filter', of, start, end });
