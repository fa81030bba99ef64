import { hasOwn } from '../../copy/hasOwn.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { listCopy, type ListCopy } from '../ListView/copy.js';
import type { FilterLabel, FilterValue } from './types.js';

type Held = FilterValue | undefined;

/** A label as an object, whichever way it was given. */
export const labelOf = (label: string | FilterLabel): FilterLabel =>
  typeof label === 'string' ? { label } : label;

/** A filter as text: 期限：7-12个月, 申请日期：2026-01-01 起. A range has start and end. */
export function describeFilter(
  held: readonly Held[],
  given: string | FilterLabel,
  copy: ListCopy = listCopy,
): string {
  const { label, values = {}, unit = '' } = labelOf(given);
  const write = (value: FilterValue) => {
    const text = String(value);
    return `${hasOwn(values, text) ? values[text] : text}${unit}`;
  };
  const [first, last] = held;
  if (first === true) return label;
  if (held.length === 1 || last === undefined) {
    const text = first === undefined ? '' : write(first);
    return held.length === 1
      ? fillCopy(copy.is, { label, value: text })
      : fillCopy(copy.from, { label, first: text });
  }
  return first === undefined
    ? fillCopy(copy.until, { label, last: write(last) })
    : fillCopy(copy.between, { label, first: write(first), last: write(last) });
}
