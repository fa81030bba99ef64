import { useEffect, useRef, type RefObject } from 'react';
import { setScrollTop } from '../shared/setScrollTop.js';

/** Scrolls the row with a key into view when the key changes. */
export function useCurrentRow<Row>(
  box: RefObject<HTMLElement | null>,
  {
    rows,
    rowKey,
    currentKey,
    rowHeight,
  }: {
    readonly rows: readonly Row[];
    readonly rowKey: (row: Row) => string;
    readonly currentKey: string | null;
    readonly rowHeight: number;
  },
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (shown.current === currentKey || !element) return;
    shown.current = currentKey;
    const place = currentKey === null ? -1 : rows.findIndex((row) => rowKey(row) === currentKey);
    if (place < 0) return;
    const top = place * rowHeight;
    // The sticky head is about a row high.
    const seen = element.clientHeight - rowHeight;
    const isSeen = top >= element.scrollTop && top + rowHeight <= element.scrollTop + seen;
    if (!isSeen) setScrollTop(element, Math.max(0, top - seen / 2));
  }, [box, rows, rowKey, currentKey, rowHeight]);
}

/** Scrolls back to the first row when the order of rows changes. */
export function useTopOnChange(box: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef(order);
  useEffect(() => {
    if (last.current === order) return;
    last.current = order;
    if (box.current) setScrollTop(box.current, 0);
  }, [box, order]);
}
