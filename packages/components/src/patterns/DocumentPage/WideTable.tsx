import type { ReactNode } from 'react';
import { scroller } from './WideTable.css.js';

export interface WideTableProps {
  /** Name of the scrolling region. */
  readonly label: string;
  /** A `table`. */
  readonly children: ReactNode;
}

/** A table on paper: 14 px, with its own scrolling if wider than the paper. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <div className={scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
