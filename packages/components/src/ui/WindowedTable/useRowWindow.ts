import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import { visibleRange, type RowRange } from './rowSegments.js';

export interface RowWindow {
  readonly range: RowRange;
  /** Distance from one row to the next, px: of the row of the table, or of its card. */
  readonly rowHeight: number;
}

/** Rows drawn before the box has been measured, and by a server. */
const initial: RowRange = { first: 0, end: 24 };

/** Follows which rows a scrolling box shows. All rows have one height, which is read from those that are drawn. */
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
        // What is in sight is drawn: rows beyond it can wait for the picture.
        later = setTimeout(() => set(next));
      } else set(next);
    };
    follow();
    // Its width decides whether rows are cards, and so how high they are.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(later);
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [box, body, estimatedHeight]);
  return window;
}

/** Distance between two rows that follow each other, with whatever is between them. */
function distanceOf(body: HTMLElement | null): number | null {
  const rows = body?.querySelectorAll<HTMLElement>(':scope > tr[aria-rowindex]') ?? [];
  for (let place = 1; place < rows.length; place += 1) {
    const [one, other] = [rows[place - 1], rows[place]];
    if (!one || !other) return null;
    const follows = Number(other.ariaRowIndex) === Number(one.ariaRowIndex) + 1;
    if (follows) return other.getBoundingClientRect().top - one.getBoundingClientRect().top;
  }
  return rows[0]?.getBoundingClientRect().height ?? null;
}

/** Whether the rows from one place to another are drawn, beside the one that is kept for its focus. */
function isCovered(body: HTMLElement | null, first: number, end: number): boolean {
  const rows = body?.querySelectorAll<HTMLElement>(':scope > tr[aria-rowindex]') ?? [];
  const places = new Set([...rows].map((row) => Number(row.ariaRowIndex) - 2));
  return places.has(Math.floor(first)) && places.has(Math.floor(end));
}
