import { Input } from '../../ui/Input/Input.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { useFieldsCopy } from './copy.js';

export interface MonthInputProps {
  readonly control: FieldControl;
  /** YYYY-MM, or incomplete input. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
}

/** The month of 202606, 2026/6, ２０２６年６月 …, or undefined. */
export function readMonth(text: string): string | undefined {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})月?$/.exec(text.normalize('NFKC').replaceAll(/\s/g, ''));
  const month = Number(parts?.[2]);
  return parts && month >= 1 && month <= 12
    ? `${parts[1]}-${String(month).padStart(2, '0')}`
    : undefined;
}

/** A month typed as 年-月; on desktops only Chromium has a native control. */
export function MonthInput({ control, value, onChange, onBlur, readOnly }: MonthInputProps) {
  const copy = useFieldsCopy();
  const settle = () => {
    const month = readMonth(value);
    if (month !== undefined && month !== value) onChange(month);
  };
  return (
    <Input
      {...control}
      inputMode="numeric"
      autoComplete="off"
      placeholder={copy.monthPattern}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
    />
  );
}
