import { forwardRef, useId, useRef, type FocusEvent } from 'react';
import { FieldMessages } from '../Field/FieldMessages.js';
import { useProblemReport } from '../Field/useProblemReport.js';
import { Icon } from '../Icon/Icon.js';
import { activeElementOf } from '../shared/activeElement.js';
import { bare, beforeButton, box, innerButton } from '../shared/control.css.js';
import type { ControlProps } from '../shared/controlProps.js';
import { useCalendar } from './useCalendar.js';
import { useDateText } from './useDateText.js';
import { useDateCopy } from './copy.js';

export interface DateInputProps extends ControlProps {
  /** YYYY-MM-DD, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when focus has left both field and calendar. */
  readonly onBlur?: (() => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A date, typed as 年-月-日 in any browser or picked from a calendar. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onChange, onBlur, min, max, ...control },
  ref,
) {
  const copy = useDateCopy();
  const ownId = useId();
  const id = control.id ?? ownId;
  const invalid = control['aria-invalid'];
  const root = useRef<HTMLDivElement>(null);
  const field = useDateText({ value, onChange, min, max });
  const { trigger, open, failed, Calendar, show, close } = useCalendar();
  // A message of the owner takes precedence over the limits.
  const wrong = field.wrong ?? (invalid ? undefined : field.outside);
  const problem = wrong ?? (failed ? copy.calendarFailed : undefined);
  const reported = useProblemReport(problem);
  const errorId = `${id}-problem`;
  const described = [control['aria-describedby'], !reported && problem && errorId];
  function leave({ relatedTarget }: FocusEvent) {
    if (!open && !root.current?.contains(relatedTarget)) onBlur?.();
  }
  return (
    <div ref={root} onBlur={leave}>
      <div className={box}>
        <input
          {...control}
          id={id}
          ref={ref}
          className={`${bare} ${beforeButton}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={copy.datePattern}
          value={field.text}
          aria-invalid={wrong ? true : invalid}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={({ target, nativeEvent }) =>
            field.type(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onBlur={field.settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') field.settle();
          }}
        />
        <button
          ref={trigger}
          type="button"
          className={innerButton}
          disabled={control.disabled}
          // Without the field's label, which must match the field alone.
          aria-label={copy.openCalendar}
          aria-describedby={id}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => (open ? close(true) : void show())}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {Calendar && (
        <Calendar
          {...{ min, max, trigger, value }}
          id={`${id}-calendar`}
          anchor={root}
          onChoose={(day) => {
            field.choose(day);
            close(true);
          }}
          onClose={(back) => {
            close(back);
            // A press of the field or of its button, which closes as well, is not outside.
            if (!back && !root.current?.contains(activeElementOf(root.current))) onBlur?.();
          }}
        />
      )}
      {!reported && <FieldMessages hintId="" errorId={errorId} error={problem} />}
    </div>
  );
});
