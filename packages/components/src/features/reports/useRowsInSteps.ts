import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows of a long table before all are wanted. */
const firstRows = 50;
/** Rows that are added in one frame, so that no frame takes long. */
const step = 100;

export interface RowsInSteps {
  readonly shown: number;
  /** Whether everything fits into the first rows. */
  readonly isShort: boolean;
  readonly showAll: () => void;
}

/** How many rows of a table are shown: the first ones, then all, some a frame; all at once for print. */
export function useRowsInSteps(total: number): RowsInSteps {
  const [wantsAll, setWantsAll] = useState(false);
  const [drawn, setDrawn] = useState(firstRows);
  const shown = Math.min(drawn, total);
  const isShort = total <= firstRows;
  useEffect(() => {
    if (!wantsAll || shown >= total) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(shown + step));
    return () => cancelAnimationFrame(frame);
  }, [wantsAll, shown, total]);
  useEffect(() => {
    if (isShort) return undefined;
    // The sheet is laid out as soon as the listener returns.
    const drawForPrint = () => flushSync(() => setDrawn(total));
    window.addEventListener('beforeprint', drawForPrint);
    return () => window.removeEventListener('beforeprint', drawForPrint);
  }, [isShort, total]);
  return { shown, isShort, showAll: () => setWantsAll(true) };
}
