import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
