import { forwardRef } from 'react';
import { bare, box } from '../shared/control.css.js';
import type { ControlProps } from '../shared/controlProps.js';

export interface DateInputProps extends ControlProps {
  /** YYYY-MM-DD, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The native date field, with the picker and keyboard of the platform. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onChange, onBlur, ...control },
  ref,
) {
  return (
    <div className={box}>
      <input
        {...control}
        ref={ref}
        type="date"
        className={bare}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
});
