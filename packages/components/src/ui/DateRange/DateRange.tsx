import { useId, useState } from 'react';
import { DateInput } from '../DateInput/DateInput.js';
import { ProblemContext } from '../Field/fieldProblem.js';
import { FieldGroup } from '../FieldGroup/FieldGroup.js';
import * as css from './DateRange.css.js';
import { useFormCopy } from '../shared/formCopy.js';

export interface DateRangeValue {
  /** YYYY-MM-DD, or '' for open. */
  readonly start: string;
  readonly end: string;
}

export interface DateRangeProps extends DateRangeValue {
  readonly onChange: (value: DateRangeValue) => void;
  readonly legend: string;
  /** Form names of both days. */
  readonly names?: readonly [string, string?] | undefined;
  /** Fixed id of the group, for an error summary that links to it. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Minimum and maximum day. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly startLabel?: string | undefined;
  readonly endLabel?: string | undefined;
  readonly error?: string | undefined;
}

/** A first and a last day; either may be open. */
export function DateRange(props: DateRangeProps) {
  const { start, end, onChange, legend, error, required, hint, min, max, disabled } = props;
  const copy = useFormCopy();
  const [startName, endName] = props.names ?? [];
  const { startLabel = copy.startDate, endLabel = copy.endDate } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [startProblem, reportStart] = useState<string>();
  const [endProblem, reportEnd] = useState<string>();
  // The message is shown once, at the group; both fields refer to it.
  const message = error ?? startProblem ?? endProblem;
  const about = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? `${id}-error` : undefined,
    disabled,
  } as const;
  return (
    <FieldGroup {...{ id, legend, required, hint }} error={message}>
      <div className={css.range}>
        <div className={css.end}>
          <ProblemContext.Provider value={reportStart}>
            <DateInput
              {...about}
              name={startName}
              aria-label={startLabel}
              value={start}
              min={min}
              max={earlier(end, max)}
              onChange={(next) => onChange({ start: next, end })}
            />
          </ProblemContext.Provider>
        </div>
        <span className={css.between} aria-hidden="true">
          {copy.to}
        </span>
        <div className={css.end}>
          <ProblemContext.Provider value={reportEnd}>
            <DateInput
              {...about}
              name={endName}
              aria-label={endLabel}
              value={end}
              min={later(start, min)}
              max={max}
              onChange={(next) => onChange({ start, end: next })}
            />
          </ProblemContext.Provider>
        </div>
      </div>
    </FieldGroup>
  );
}

const earlier = (day: string, limit: string | undefined) =>
  day !== '' && (limit === undefined || day < limit) ? day : limit;
const later = (day: string, limit: string | undefined) =>
  day !== '' && (limit === undefined || day > limit) ? day : limit;
