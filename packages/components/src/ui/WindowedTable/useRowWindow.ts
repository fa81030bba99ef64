import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { visibleRange, type RowRange } from './rowSegments.js';

export interface RowWindow {
  readonly range: RowRange;
  /** Distance from one row to the next, px: of the row of the table, or of its card. */
  readonly rowHeight: number;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

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
    const follow = () => {
      const { scrollTop, clientHeight } = element;
      const measured = distanceOf(body.current) ?? 0;
      setWindow((last) => {
        const rowHeight = measured > 0 ? measured : last.rowHeight;
        const range = visibleRange(scrollTop, clientHeight, rowHeight);
        const same =
          range.first === last.range.first &&
          range.end === last.range.end &&
          rowHeight === last.rowHeight;
        return same ? last : { range, rowHeight };
      });
    };
    follow();
    // Its width decides whether rows are cards, and so how high they are.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [box, body]);
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
