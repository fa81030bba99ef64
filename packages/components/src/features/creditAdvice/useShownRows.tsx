import { useState, type ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { more } from './creditAdvice.css.js';
import { useCreditAdviceCopy } from './copy.js';

const shownAtFirst = 5;

/** The first rows of a long list, and a button that shows the rest. */
export function useShownRows<Row>(rows: readonly Row[]): {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
} {
  const copy = useCreditAdviceCopy();
  const [all, setAll] = useState(false);
  if (all || rows.length <= shownAtFirst) return { shown: rows, more: null };
  return {
    shown: rows.slice(0, shownAtFirst),
    more: (
      <div className={more}>
        <Button variant="text" onClick={() => setAll(true)}>
          {fillCopy(copy.showAll, { n: String(rows.length) })}
        </Button>
      </div>
    ),
  };
}
