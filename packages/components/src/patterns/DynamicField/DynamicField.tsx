import { Field } from '../../ui/Field/Field.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { DynamicControl } from './DynamicControl.js';
import type { DynamicFieldProps } from './types.js';

/** Label, control, hint and message of one entry of a dynamic form. */
export function DynamicField(props: DynamicFieldProps) {
  const { entry, id, value, onChange, error } = props;
  const hint = entry.hint ?? undefined;
  if (entry.inputType === 'RADIO') {
    return (
      <div id={id} tabIndex={-1}>
        <RadioGroup
          name={id}
          legend={entry.label}
          required={entry.required}
          hint={hint}
          error={error}
          options={[...(entry.options ?? [])]}
          value={value}
          onChange={onChange}
          disabled={entry.readOnly}
          inline
        />
      </div>
    );
  }
  return (
    <Field id={id} label={entry.label} required={entry.required} hint={hint} error={error}>
      {(control) => <DynamicControl {...props} control={control} />}
    </Field>
  );
}
