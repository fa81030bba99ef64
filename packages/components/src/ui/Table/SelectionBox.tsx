import { useEffect, useRef, type MouseEvent } from 'react';
import * as css from './SelectionBox.css.js';

export interface SelectionBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isMixed?: boolean | undefined;
  readonly onToggle: (isRange: boolean) => void;
}

/** Checkbox of a row, or of all of them. */
export function SelectionBox({ label, checked, isMixed = false, onToggle }: SelectionBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // No attribute exists for it.
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    // The label enlarges the target beyond the box.
    <label className={css.target}>
      <input
        ref={input}
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={checked}
        // Changes come with the click, which knows the Shift key.
        onChange={() => undefined}
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
      />
    </label>
  );
}
