import { useState } from 'react';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import {
  groupText,
  phoneGroups,
  plainNumber,
  plainPhone,
} from '../../../patterns/DynamicField/groupedText.js';

const kinds = {
  creditCode: { groups: () => [8, 9, 1], width: 'name', input: { inputMode: 'text' } },
  idCard: { groups: () => [6, 8, 4], width: 'name', input: { inputMode: 'text' } },
  phone: { groups: phoneGroups, width: 'amount', input: { inputMode: 'tel', type: 'tel' } },
} as const;

export interface NumberFieldProps {
  readonly id: string;
  readonly kind: keyof typeof kinds;
  readonly label: string;
  /** Upper case without spaces. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Called on blur. */
  readonly onLeave?: (() => void) | undefined;
  /** Temporarily read-only. */
  readonly locked?: boolean | undefined;
}

/**
 * An identification number: accepts any notation from the clipboard and shows groups on blur. No autofill, as it may be
 * another person's number.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, kind, label, value, onChange, hint, error, onLeave, locked } = props;
  const { groups, width, input } = kinds[kind];
  const plain = kind === 'phone' ? plainPhone : plainNumber;
  // The text stays as typed while editing: reformatting would move the caret and break input methods.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && plain(typed) === value;
  return (
    <FieldWidth size={width} onLeave={onLeave}>
      <Field id={id} label={label} required hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            {...input}
            autoComplete="off"
            readOnly={locked}
            value={isTyped ? typed : groupText(value, groups(value))}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(plain(target.value));
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
    </FieldWidth>
  );
}
