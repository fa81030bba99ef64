import { DateInput } from '../../ui/DateInput/DateInput.js';
import { DateRange } from '../../ui/DateRange/DateRange.js';
import { Field } from '../../ui/Field/Field.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { amounts, between } from './FilterField.css.js';
import type { FilterFieldProps } from './FilterField.js';

/** Filters by date or amount, single or as a range. A module of its own: many lists have neither. */
export function TypedField({ list, field }: FilterFieldProps) {
  const { key, kind, label } = field;
  if ('of' in kind) {
    const isDate = kind.of.control === 'date';
    return isDate ? (
      <DatesField list={list} field={field} />
    ) : (
      <AmountsField list={list} field={field} decimals={kind.of.decimals} />
    );
  }
  const [name = key] = field.names;
  return (
    <Field label={label.label} error={list.errorOf(key)}>
      {(control) =>
        kind.control === 'date' ? (
          <DateInput
            {...control}
            value={list.textOf(name)}
            onChange={(day) => list.choose({ [name]: day })}
          />
        ) : (
          <NumberInput
            {...control}
            unit={label.unit}
            decimals={kind.decimals}
            value={list.textOf(name)}
            onValueChange={(text) => list.type({ [name]: text })}
            onBlur={() => list.choose({})}
          />
        )
      }
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
