import { useEffect, useRef, type ReactNode } from 'react';
import { failure } from './FormFailure.css.js';

export interface FormFailureProps {
  /** A panel or banner, which announces itself; nothing while there is nothing to say. */
  readonly children: ReactNode;
}

/** Stands before the buttons of a form: why pressing one came to nothing. It comes into view when it appears. */
export function FormFailure({ children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasThere = useRef(false);
  // After every drawing: whether there is anything shows in the page alone.
  useEffect(() => {
    const isThere = Boolean(box.current?.firstElementChild);
    if (isThere && !wasThere.current) box.current?.scrollIntoView({ block: 'nearest' });
    wasThere.current = isThere;
  });
  return (
    <div ref={box} className={failure}>
      {children}
    </div>
  );
}
