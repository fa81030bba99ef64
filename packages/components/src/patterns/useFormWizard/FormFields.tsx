import { fields } from '../DynamicField/DynamicFields.css.js';
import { FieldErrors } from '../DynamicField/FieldErrors.js';
import { FormRows, type FormRowsProps } from './FormRows.js';

export type FormFieldsProps = FormRowsProps;

/** The fields of a step below a summary of their errors. Typing only rerenders the field. */
export function FormFields(props: FormFieldsProps) {
  const { errors, attempt } = props.form;
  const { idPrefix, entries } = props;
  return (
    <div className={fields}>
      <FieldErrors {...{ idPrefix, entries, errors, attempt }} />
      <FormRows {...props} />
    </div>
  );
}
