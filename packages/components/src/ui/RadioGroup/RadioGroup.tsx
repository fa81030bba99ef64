import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.js';
import {
  choice,
  group,
  hint as hintClass,
  inlineGroup,
  input,
  label as labelClass,
} from '../shared/choice.css.js';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children' | 'role'> {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inline?: boolean | undefined;
  /** The value is shown but cannot be changed. */
  readonly disabled?: boolean | undefined;
}

/** A choice of one among visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, onChange, inline, disabled, ...field } = props;
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={inline ? inlineGroup : group}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input
              type="radio"
              className={input}
              name={name}
              value={option.value}
              disabled={disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={labelClass}>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
