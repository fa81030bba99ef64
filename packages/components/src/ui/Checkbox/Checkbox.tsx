import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { ControlProps } from '../shared/controlProps.js';
import { choice, input, label as labelClass } from '../shared/choice.css.js';

export interface CheckboxProps
  extends
    ControlProps,
    Pick<
      ComponentPropsWithoutRef<'input'>,
      'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'value'
    > {
  readonly label: ReactNode;
}

/** A single on/off choice. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, ...native },
  ref,
) {
  return (
    <label className={choice}>
      <input {...native} ref={ref} type="checkbox" className={input} />
      <span className={labelClass}>{label}</span>
    </label>
  );
});
