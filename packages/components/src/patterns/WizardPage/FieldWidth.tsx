import type { FocusEvent, ReactNode } from 'react';
import { fieldWidth } from './FieldWidth.css.js';

export interface FieldWidthProps {
  /** `code` 160 px, `amount` 240, `name` 320, `full` the column. */
  readonly size: keyof typeof fieldWidth;
  /** Called on blur. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A field as wide as its expected content. */
export function FieldWidth({ size, onLeave, children }: FieldWidthProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <div className={fieldWidth[size]} onBlur={onLeave && leave}>
      {children}
    </div>
  );
}
