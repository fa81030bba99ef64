import { DateRange } from '../../../ui/DateRange/DateRange.js';
import type { FilterFieldProps } from '../types.js';

/** A first and a last day. */
export function DatesField({ label, names, texts, error, onChoose }: FilterFieldProps) {
  const [start, end = ''] = texts;
  return (
    <DateRange
      legend={label.label}
      names={names}
      start={start}
      end={end}
      error={error}
      onChange={(next) => onChoose(next.start, next.end)}
    />
  );
}
