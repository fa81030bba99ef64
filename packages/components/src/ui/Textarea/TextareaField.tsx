import { Field, type FieldProps } from '../Field/Field.js';
import { Textarea } from './Textarea.js';

export interface TextareaFieldProps extends Omit<FieldProps, 'children'> {
  readonly rows: number;
  readonly maxLength: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A longer text with its label, such as the opinion of a decision. */
export function TextareaField(props: TextareaFieldProps) {
  const { rows, maxLength, value, onValueChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <Textarea
          {...control}
          {...{ rows, maxLength, value }}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </Field>
  );
}
