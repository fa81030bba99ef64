import { forwardRef, useId } from 'react';
import { FieldMessages } from '../Field/FieldMessages.js';
import { useProblemReport } from '../Field/useProblemReport.js';
import { Input } from '../Input/Input.js';
import type { TextControlProps } from '../shared/controlProps.js';
import { numberProblem, type NumberLimits } from './numberProblem.js';
import { useNumberText } from './useNumberText.js';
import { useMessage } from '../../copy/useMessage.js';

export interface NumberInputProps extends TextControlProps, NumberLimits {
  /** A decimal string: numbers in JavaScript lose digits, money must not. */
  readonly value: string;
  /**
   * Called with the typed text without separators. It may break the limits: the field shows a message, and a form
   * validates on submit (`numberProblem`).
   */
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A decimal number: groups thousands on blur, cleans pasted text, reports its limits. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(
  function NumberInput(props, ref) {
    const { value, onValueChange, onBlur, unit, decimals = 0, min, max, ...control } = props;
    const say = useMessage();
    const ownId = useId();
    const errorId = `${control.id ?? ownId}-problem`;
    const field = useNumberText(value, onValueChange);
    const invalid = control['aria-invalid'];
    // A message of the owner takes precedence.
    const problem =
      field.settled && !invalid ? numberProblem(value, { decimals, min, max, unit }) : undefined;
    const reported = useProblemReport(problem);
    const described = [control['aria-describedby'], !reported && problem && errorId];
    const canBeNegative = min !== undefined && min < 0;
    return (
      <div>
        <Input
          // Numeric keyboards of some phones have no minus sign.
          inputMode={canBeNegative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...control}
          ref={ref}
          value={field.text}
          aria-invalid={problem ? true : invalid}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onPointerDown={field.pointerDown}
          onFocus={field.focus}
          onClick={field.click}
          onChange={field.change}
          onCompositionEnd={field.compositionEnd}
          onKeyDown={(event) => {
            if (event.key === 'Enter') field.settle();
          }}
          onBlur={(event) => {
            if (field.blur(event)) onBlur?.();
          }}
          suffix={unit && say(unit)}
        />
        {!reported && <FieldMessages hintId="" errorId={errorId} error={problem} />}
      </div>
    );
  },
);
