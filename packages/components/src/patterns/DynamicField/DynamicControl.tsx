import { Combobox } from '../../ui/Combobox/Combobox.js';
import { DateInput } from '../../ui/DateInput/DateInput.js';
import { Input } from '../../ui/Input/Input.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Select } from '../../ui/Select/Select.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { textTraits } from './textTraits.js';
import type { DynamicFieldProps } from './types.js';

export interface DynamicControlProps extends DynamicFieldProps {
  readonly control: FieldControl;
}

/** The decimals that `validateEntry` of the SDK accepts; terms are whole months. */
function decimalsOf({ inputType, checkName }: DynamicFieldProps['entry']): number {
  if (inputType === 'MONEY') return 2;
  return checkName === 'loanterm' ? 0 : 6;
}

/** The primitive that fits the kind of an entry, with the right keyboard and grouping. */
export function DynamicControl(props: DynamicControlProps) {
  const { entry, control, value, onChange, onBlur, areas } = props;
  const placeholder = entry.placeholder ?? undefined;
  const maxLength = entry.maxLength ?? undefined;
  switch (entry.inputType) {
    case 'MONEY':
    case 'NUMBER':
      return (
        <NumberInput
          {...control}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          unit={entry.unit ?? undefined}
          decimals={decimalsOf(entry)}
          min={entry.min ?? undefined}
          max={entry.max ?? undefined}
          placeholder={placeholder}
          readOnly={entry.readOnly}
        />
      );
    case 'TEXTAREA':
      return (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          rows={3}
          placeholder={placeholder}
          maxLength={maxLength}
          readOnly={entry.readOnly}
        />
      );
    case 'SELECT':
      return (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          placeholder={placeholder ?? '请选择'}
          options={[...(entry.options ?? [])]}
          disabled={entry.readOnly}
        />
      );
    case 'AREA':
      return (
        <Combobox
          {...control}
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
          placeholder={placeholder ?? '请选择'}
          options={[...(areas ?? [])]}
          disabled={entry.readOnly}
        />
      );
    case 'DATE':
      return (
        <DateInput
          {...control}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={entry.readOnly}
        />
      );
    default:
      return (
        <Input
          {...control}
          {...textTraits(entry)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          placeholder={placeholder}
          readOnly={entry.readOnly}
        />
      );
  }
}
