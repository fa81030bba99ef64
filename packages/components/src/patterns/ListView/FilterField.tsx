import { lazy, Suspense } from 'react';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Select } from '../../ui/Select/Select.js';
import { fieldOptions } from './fieldOptions.js';
import type { ListControls, ListField } from './types.js';

const TypedField = lazy(async () => ({
  default: (await import('./TypedField.js')).TypedField,
}));

export interface FilterFieldProps {
  readonly list: ListControls;
  readonly field: ListField;
}

/** The control that fits the kind of a filter. */
export function FilterField({ list, field }: FilterFieldProps) {
  const { key, label, kind, names } = field;
  const [name = key] = names;
  const value = list.textOf(name);
  if ('of' in kind || kind.control === 'date' || kind.control === 'amount') {
    return (
      <Suspense fallback={<Waiting label={label.label} />}>
        <TypedField list={list} field={field} />
      </Suspense>
    );
  }
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
      {(control) =>
        kind.control === 'choice' ? (
          <Select
            {...control}
            value={value}
            options={fieldOptions(field, value)}
            onChange={({ target }) => list.choose({ [name]: target.value })}
          />
        ) : (
          <Input
            {...control}
            maxLength={kind.max}
            placeholder={label.placeholder}
            value={value}
            onChange={({ target }) => list.type({ [name]: target.value })}
            // Text is taken over when it is finished: each search of an instant filter is a step of the history.
            onBlur={() => list.choose({})}
          />
        )
      }
    </Field>
  );
}

/** Keeps the place of a control whose code is on its way. */
const Waiting = ({ label }: { readonly label: string }) => (
  <Field label={label}>{(control) => <Input {...control} disabled />}</Field>
);
