import { observeSize } from '../shared/observeSize.js';
import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import { rowIndexOf } from './rowIndexOf.js';
import { visibleRange, type RowRange } from './rowSegments.js';

export interface RowWindow {
  readonly range: RowRange;
  /** Distance between rows in px: of table rows, or of cards. */
  readonly rowHeight: number;
}

/** Rows rendered before the box is measured, and by a server. */
const initial: RowRange = { first: 0, end: 24 };

/** Tracks the visible rows of a scrolling box. All rows have the same height, which is measured on rendered ones. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  estimatedHeight: number,
): RowWindow {
  const [window, setWindow] = useState<RowWindow>({ range: initial, rowHeight: estimatedHeight });
  useBrowserLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const set = (next: RowWindow) =>
      setWindow((last) =>
        next.range.first === last.range.first &&
        next.range.end === last.range.end &&
        next.rowHeight === last.rowHeight
          ? last
          : next,
      );
    const follow = () => {
      const { scrollTop, clientHeight } = element;
      const rowHeight = distanceOf(body.current) || estimatedHeight;
      const range = visibleRange(scrollTop, clientHeight, rowHeight);
      const next = { range, rowHeight };
      clearTimeout(later);
      if (isCovered(body.current, scrollTop / rowHeight, (scrollTop + clientHeight) / rowHeight)) {
        // Visible rows are rendered already: rows beyond can wait for the next frame.
        later = setTimeout(() => set(next));
      } else set(next);
    };
    follow();
    // Its width decides whether rows are cards, and thereby their height.
    const stop = observeSize([element], follow);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(later);
      stop();
      element.removeEventListener('scroll', follow);
    };
  }, [box, body, estimatedHeight]);
  return window;
}

/** Distance between two consecutive rows, including anything between them. */
function distanceOf(body: HTMLElement | null): number | null {
  const rows = body?.querySelectorAll<HTMLElement>(':scope > tr[aria-rowindex]') ?? [];
  for (let place = 1; place < rows.length; place += 1) {
    const [one, other] = [rows[place - 1], rows[place]];
    if (!one || !other) return null;
    const follows = rowIndexOf(other) === rowIndexOf(one) + 1;
    if (follows) return other.getBoundingClientRect().top - one.getBoundingClientRect().top;
  }
  return rows[0]?.getBoundingClientRect().height ?? null;
}

/** Whether a range of rows is rendered, besides the focused one. */
function isCovered(body: HTMLElement | null, first: number, end: number): boolean {
  const rows = body?.querySelectorAll<HTMLElement>(':scope > tr[aria-rowindex]') ?? [];
  const places = new Set([...rows].map((row) => rowIndexOf(row) - 2));
  return places.has(Math.floor(first)) && places.has(Math.floor(end));
}
