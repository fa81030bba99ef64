import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { DateInput } from '../../ui/DateInput/DateInput.js';
import { DateRange } from '../../ui/DateRange/DateRange.js';
import { Field } from '../../ui/Field/Field.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { Input } from '../../ui/Input/Input.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Select } from '../../ui/Select/Select.js';
import { amounts, between } from './FilterField.css.js';
import { fieldOptions } from './fieldOptions.js';
import type { ListControls, ListField } from './types.js';

export interface FilterFieldProps {
  readonly list: ListControls;
  readonly field: ListField;
}

/** The control that fits the kind of a filter. */
export function FilterField({ list, field }: FilterFieldProps) {
  const { kind } = field;
  if (!('of' in kind)) return <SingleField list={list} field={field} />;
  return kind.of.control === 'date' ? (
    <DatesField list={list} field={field} />
  ) : (
    <AmountsField list={list} field={field} decimals={kind.of.decimals} />
  );
}

function SingleField({ list, field }: FilterFieldProps) {
  const { key, label, kind, names } = field;
  const [name = key] = names;
  const value = list.textOf(name);
  const typeText = (text: string) => list.type({ [name]: text });
  // Text is taken over when it is finished: each search of an instant filter is a step of the history.
  const finish = () => list.choose({});
  if ('of' in kind) return null;
  if (kind.control === 'flag') {
    return (
      <Checkbox
        label={label.label}
        checked={value === 'true'}
        onChange={({ target }) => list.choose({ [name]: target.checked ? 'true' : '' })}
      />
    );
  }
  return (
    <Field label={label.label} error={list.errorOf(key)}>
      {(control) => {
        switch (kind.control) {
          case 'choice':
            return (
              <Select
                {...control}
                value={value}
                options={fieldOptions(field, value)}
                onChange={({ target }) => list.choose({ [name]: target.value })}
              />
            );
          case 'date':
            return (
              <DateInput
                {...control}
                value={value}
                onChange={(day) => list.choose({ [name]: day })}
              />
            );
          case 'amount':
            return (
              <NumberInput
                {...control}
                unit={label.unit}
                decimals={kind.decimals}
                value={value}
                onValueChange={typeText}
                onBlur={finish}
              />
            );
          default:
            return (
              <Input
                {...control}
                maxLength={kind.max}
                placeholder={label.placeholder}
                value={value}
                onChange={({ target }) => typeText(target.value)}
                onBlur={finish}
              />
            );
        }
      }}
    </Field>
  );
}

function DatesField({ list, field: { key, label, names } }: FilterFieldProps) {
  const [from = '', until = ''] = names;
  return (
    <DateRange
      legend={label.label}
      start={list.textOf(from)}
      end={list.textOf(until)}
      error={list.errorOf(key)}
      onChange={({ start, end }) => list.choose({ [from]: start, [until]: end })}
    />
  );
}

interface AmountsFieldProps extends FilterFieldProps {
  readonly decimals: number | undefined;
}

function AmountsField({ list, field, decimals }: AmountsFieldProps) {
  const { key, label, names } = field;
  const [from = '', until = ''] = names;
  const error = list.errorOf(key);
  const input = (name: string, end: string) => (
    <NumberInput
      aria-label={`${label.label}${end}`}
      aria-invalid={error ? true : undefined}
      unit={label.unit}
      decimals={decimals}
      value={list.textOf(name)}
      onValueChange={(text) => list.type({ [name]: text })}
      onBlur={() => list.choose({})}
    />
  );
  return (
    <FieldGroup legend={label.label} error={error}>
      <div className={amounts}>
        {input(from, '下限')}
        <span className={between} aria-hidden="true">
          至
        </span>
        {input(until, '上限')}
      </div>
    </FieldGroup>
  );
}
