import { forwardRef, useState } from 'react';
import { Input } from '../Input/Input.js';
import type { TextControlProps } from '../shared/controlProps.js';
import { cleanDecimal, groupThousands } from './decimalText.js';

export interface NumberInputProps extends TextControlProps {
  /** A decimal string: numbers in JavaScript lose digits, money must not. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A number as text: groups thousands when not being typed in, cleans what is pasted. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(
  function NumberInput(props, ref) {
    const {
      value,
      onValueChange,
      onBlur,
      unit,
      decimals = 0,
      min: _min,
      max: _max,
      ...control
    } = props;
    const [typing, setTyping] = useState(false);
    return (
      <Input
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...control}
        ref={ref}
        value={typing ? value : groupThousands(value)}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          // A point with nothing after it was only the way to a fraction.
          if (value.endsWith('.')) onValueChange(value.slice(0, -1));
          onBlur?.();
        }}
        onChange={(event) => onValueChange(cleanDecimal(event.target.value, decimals))}
        suffix={unit}
      />
    );
  },
);
