import { useEffect, useRef, type ReactNode } from 'react';
import { scrollIntoView } from '../../ui/shared/scrollIntoView.js';
import { failure } from './FormFailure.css.js';

export interface FormFailureProps {
  /** A panel or banner, which announces itself; nothing without an error. */
  readonly children: ReactNode;
}

/** Rendered before a form's buttons: why the last press failed. Scrolls into view when it appears. */
export function FormFailure({ children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasThere = useRef(false);
  // After every render, since only the DOM tells whether anything is shown.
  useEffect(() => {
    const isThere = Boolean(box.current?.firstElementChild);
    if (box.current && isThere && !wasThere.current)
      scrollIntoView(box.current, { block: 'nearest' });
    wasThere.current = isThere;
  });
  return (
    <div ref={box} className={failure}>
      {children}
    </div>
  );
}
