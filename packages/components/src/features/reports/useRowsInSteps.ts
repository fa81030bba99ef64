import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Initially shown rows of a long table. */
const firstRows = 50;
/** Rows added per frame, so that no frame takes long. */
const step = 100;

/** Rows added per click: laying out more takes seconds. */
export const maxPerClick = 1_000;

export interface RowsInSteps {
  readonly shown: number;
  /** Whether all rows fit in the initial ones. */
  readonly isShort: boolean;
  /** Shows all rows, or the next ones of very many. */
  readonly showMore: () => void;
}

/** Number of rows shown in a table: initial ones, then more, some per frame; all at once for print. */
export function useRowsInSteps(total: number): RowsInSteps {
  const [wanted, setWanted] = useState(firstRows);
  const [drawn, setDrawn] = useState(firstRows);
  const shown = Math.min(drawn, total);
  const isShort = total <= firstRows;
  useEffect(() => {
    const most = Math.min(wanted, total);
    if (shown >= most) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(Math.min(shown + step, most)));
    return () => cancelAnimationFrame(frame);
  }, [wanted, shown, total]);
  useEffect(() => {
    if (isShort) return undefined;
    // The page is laid out as soon as the listener returns.
    const drawForPrint = () => flushSync(() => setDrawn(total));
    window.addEventListener('beforeprint', drawForPrint);
    return () => window.removeEventListener('beforeprint', drawForPrint);
  }, [isShort, total]);
  return { shown, isShort, showMore: () => setWanted(shown + maxPerClick) };
}
