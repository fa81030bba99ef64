import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.js';
import {
  box,
  boxedChoice,
  boxedGroup,
  boxedInput,
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
  /** Short answers side by side, each in a box that is filled once chosen, as of a questionnaire. */
  readonly boxed?: boolean | undefined;
  /** The value is shown but cannot be changed. */
  readonly disabled?: boolean | undefined;
}

/** A choice of one among visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, onChange, inline, boxed, disabled, ...field } = props;
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={boxed ? boxedGroup : inline ? inlineGroup : group}>
        {options.map((option) => (
          <label key={option.value} className={boxed ? boxedChoice : choice}>
            <input
              type="radio"
              className={boxed ? boxedInput : input}
              name={name}
              value={option.value}
              disabled={disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={boxed ? box : labelClass}>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
