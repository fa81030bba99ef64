import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon/Icon.js';
import { bare, box, native, suffix } from '../shared/control.css.js';
import type { ControlProps } from '../shared/controlProps.js';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends
    ControlProps,
    Pick<
      ComponentPropsWithoutRef<'select'>,
      'form' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'
    > {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
}

/** The native select, with the list, keyboard and screen reader support of each platform. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, ...control },
  ref,
) {
  return (
    <div className={box}>
      <select {...control} ref={ref} className={`${bare} ${native}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className={suffix}>
        <Icon name="chevronDown" />
      </span>
    </div>
  );
});
