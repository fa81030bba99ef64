import type { ReactNode } from 'react';
import { fieldWidth } from './FieldWidth.css.js';

export interface FieldWidthProps {
  /** `code` 160 px, `amount` 240, `name` 320, `full` the column. */
  readonly size: keyof typeof fieldWidth;
  readonly children: ReactNode;
}

/** A field as wide as its content, so that people see how much is expected. */
export function FieldWidth({ size, children }: FieldWidthProps) {
  return <div className={fieldWidth[size]}>{children}</div>;
}
