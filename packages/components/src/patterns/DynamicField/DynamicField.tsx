import { Field } from '../../ui/Field/Field.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { AgreementField } from './AgreementField.js';
import { AreaField } from './AreaField.js';
import { ChoicesField } from './ChoicesField.js';
import { DynamicControl } from './DynamicControl.js';
import { RangeField } from './RangeField.js';
import { FixedText, GroupHeading } from './StaticEntry.js';
import type { DynamicFieldProps } from './types.js';
import { UploadField } from './UploadField.js';

/** Label, control, hint and error of a dynamic form's entry. */
export function DynamicField(props: DynamicFieldProps) {
  const { entry, id, value, onChange, error, choices } = props;
  const { label, required, inputType } = entry;
  const hint = entry.hint ?? undefined;
  const problem =
    inputType === 'AREA' || inputType === 'COMPANY' ? choices?.problems?.[inputType] : undefined;
  if (problem) {
    return (
      <FieldGroup {...{ id, required, hint, error }} legend={label}>
        {problem}
      </FieldGroup>
    );
  }
  switch (inputType) {
    case 'GROUP':
      return <GroupHeading entry={entry} id={id} />;
    case 'FIXED_TEXT':
      return <FixedText entry={entry} id={id} />;
    case 'RADIO':
      return (
        <div id={id} tabIndex={-1}>
          <RadioGroup
            name={id}
            legend={label}
            {...{ required, hint, error, value, onChange }}
            options={[...(entry.options ?? [])]}
            disabled={entry.readOnly}
            inline
          />
        </div>
      );
    case 'CHECKBOX':
      return <ChoicesField {...props} />;
    case 'DATE_RANGE':
      return <RangeField {...props} />;
    case 'AREA':
      return <AreaField {...props} />;
    case 'UPLOAD':
      return <UploadField {...props} />;
    case 'AGREEMENT':
      return (
        <AgreementField
          {...{ id, error }}
          title={label}
          text={entry.text ?? ''}
          agreed={value === 'true'}
          onAgree={(agreed) => onChange(agreed ? 'true' : '')}
        />
      );
    default:
      return (
        <Field {...{ id, label, required, hint, error }}>
          {(control) => <DynamicControl {...props} control={control} />}
        </Field>
      );
  }
}
