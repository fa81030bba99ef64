import { DateRange } from '../../ui/DateRange/DateRange.js';
import { dayLimits } from './dayLimits.js';
import type { DynamicFieldProps } from './types.js';

/** A first and a last day, both required. */
export function RangeField({ entry, id, value, onChange, error, choices }: DynamicFieldProps) {
  const [start = '', end = ''] = value.split('~');
  return (
    <DateRange
      {...{ id, start, end, error, required: entry.required, disabled: entry.readOnly }}
      {...dayLimits(entry, choices?.today)}
      legend={entry.label}
      hint={entry.hint ?? undefined}
      onChange={(days) =>
        onChange(days.start === '' && days.end === '' ? '' : `${days.start}~${days.end}`)
      }
    />
  );
}
