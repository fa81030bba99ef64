import { hasOwn } from '../../copy/hasOwn.js';
import { useState } from 'react';
import { Input } from '../../ui/Input/Input.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { groupText, phoneGroups, plainNumber, plainPhone } from './groupedText.js';

const kinds = {
  PHONE: { groups: phoneGroups, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  // No autofill for identification numbers, which may be other people's.
  ID_CARD: { groups: () => [6, 8, 4], type: 'text', inputMode: 'text', autoComplete: 'off' },
  CREDIT_CODE: { groups: () => [8, 9, 1], type: 'text', inputMode: 'text', autoComplete: 'off' },
} as const;

export interface GroupedInputProps {
  readonly control: FieldControl;
  readonly kind: keyof typeof kinds;
  /** Upper case without spaces. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
}

export const isGroupedKind = (kind: string): kind is keyof typeof kinds => hasOwn(kinds, kind);

/** The number as sent. */
const plain = (kind: keyof typeof kinds, text: string): string =>
  kind === 'PHONE' ? plainPhone(text) : plainNumber(text);

/** An identification number: accepts any notation from the clipboard, shown in groups on blur. */
export function GroupedInput(props: GroupedInputProps) {
  const { control, kind, value, onChange, onBlur, placeholder, readOnly } = props;
  const { groups, ...traits } = kinds[kind];
  // The text stays as typed while editing: reformatting would move the caret and break input methods.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && plain(kind, typed) === value;
  return (
    <Input
      {...control}
      {...traits}
      placeholder={placeholder}
      readOnly={readOnly}
      value={isTyped ? typed : groupText(value, groups(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(plain(kind, target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
