import { useId, useState } from 'react';
import { DateInput } from '../DateInput/DateInput.js';
import { ProblemContext } from '../Field/fieldProblem.js';
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
  const { start, end, onChange, legend, error } = props;
  const { startLabel = '开始日期', endLabel = '结束日期' } = props;
  const id = useId();
  const [startProblem, reportStart] = useState<string>();
  const [endProblem, reportEnd] = useState<string>();
  // The message stands once, at the group; both fields know that it is about them.
  const message = error ?? startProblem ?? endProblem;
  const about = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? `${id}-error` : undefined,
  } as const;
  return (
    <FieldGroup id={id} legend={legend} error={message}>
      <div className={range}>
        <ProblemContext.Provider value={reportStart}>
          <DateInput
            {...about}
            aria-label={startLabel}
            value={start}
            max={end || undefined}
            onChange={(next) => onChange({ start: next, end })}
          />
        </ProblemContext.Provider>
        <span className={between} aria-hidden="true">
          至
        </span>
        <ProblemContext.Provider value={reportEnd}>
          <DateInput
            {...about}
            aria-label={endLabel}
            value={end}
            min={start || undefined}
            onChange={(next) => onChange({ start, end: next })}
          />
        </ProblemContext.Provider>
      </div>
    </FieldGroup>
  );
}
