import type { ReactNode } from 'react';
import * as css from './evidence.css.js';

export interface EvidenceBlockProps {
  readonly title: string;
  /** Rendered beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of evidence. */
export const EvidenceBlock = ({ title, mark, children }: EvidenceBlockProps) => (
  <div>
    <h3 className={css.heading}>
      {title} {mark}
    </h3>
    {children}
  </div>
);
