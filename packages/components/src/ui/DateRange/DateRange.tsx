import { DateInput } from '../DateInput/DateInput.js';
import { FieldGroup } from '../FieldGroup/FieldGroup.js';
import { between, range } from './DateRange.css.js';

export interface DateRangeValue {
  /** YYYY-MM-DD, or '' for open. */
  readonly start: string;
  readonly end: string;
}

export interface DateRangeProps extends DateRangeValue {
  readonly onChange: (value: DateRangeValue) => void;
  readonly legend: string;
  readonly startLabel?: string | undefined;
  readonly endLabel?: string | undefined;
  readonly error?: string | undefined;
}

/** A first and a last day; either may be open. */
export function DateRange(props: DateRangeProps) {
  const {
    start,
    end,
    onChange,
    legend,
    startLabel = '开始日期',
    endLabel = '结束日期',
    error,
  } = props;
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={range}>
        <DateInput
          aria-label={startLabel}
          value={start}
          max={end || undefined}
          onChange={(next) => onChange({ start: next, end })}
        />
        <span className={between} aria-hidden="true">
          至
        </span>
        <DateInput
          aria-label={endLabel}
          value={end}
          min={start || undefined}
          onChange={(next) => onChange({ start, end: next })}
        />
      </div>
    </FieldGroup>
  );
}
