import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows of a long table before all are wanted. */
const firstRows = 50;
/** Rows that are added in one frame, so that no frame takes long. */
const step = 100;

/** Rows that come by one click: a table of more is laid out for seconds. */
export const mostByClick = 1_000;

export interface RowsInSteps {
  readonly shown: number;
  /** Whether everything fits into the first rows. */
  readonly isShort: boolean;
  /** Shows all, or the next rows of very many. */
  readonly showMore: () => void;
}

/** How many rows of a table are shown: the first ones, then more, some a frame; all at once for print. */
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
    // The sheet is laid out as soon as the listener returns.
    const drawForPrint = () => flushSync(() => setDrawn(total));
    window.addEventListener('beforeprint', drawForPrint);
    return () => window.removeEventListener('beforeprint', drawForPrint);
  }, [isShort, total]);
  return { shown, isShort, showMore: () => setWanted(shown + mostByClick) };
}
