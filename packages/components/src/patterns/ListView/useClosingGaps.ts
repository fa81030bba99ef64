import { useRef, type RefObject } from 'react';
import { prefersStillness } from '../../ui/shared/prefersStillness.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';

interface Place {
  readonly row: HTMLElement;
  readonly parent: HTMLElement;
  readonly index: number;
  readonly height: number;
}

/** Lets the gap close in 160 ms when rows leave the list and most stay: after a decision, a deletion, a refresh. */
export function useClosingGaps(list: RefObject<HTMLElement | null>, rows: unknown): void {
  const places = useRef<readonly Place[]>([]);
  useBrowserLayoutEffect(() => {
    const gone = places.current.filter(({ row }) => !row.isConnected);
    // Otherwise it is another page, or other filters.
    const isFew = gone.length > 0 && gone.length * 2 <= places.current.length;
    // Simulated browsers neither move anything nor say what is preferred.
    if (isFew && 'animate' in Element.prototype && !prefersStillness(window))
      for (const place of gone) closeGap(place);
    const items = list.current?.querySelectorAll<HTMLElement>('tbody > tr, ul > li') ?? [];
    places.current = [...items].flatMap((row) => {
      const parent = row.parentElement;
      if (!parent || row.hasAttribute('aria-hidden')) return [];
      return { row, parent, index: [...parent.children].indexOf(row), height: row.offsetHeight };
    });
  }, [list, rows]);
}

/** Rows are gone from top to bottom, so that each index is right once the gaps above it are there. */
function closeGap({ row, parent, index, height }: Place) {
  const gap = document.createElement(row.localName);
  gap.setAttribute('aria-hidden', 'true');
  parent.insertBefore(gap, parent.children[index] ?? null);
  const closing = gap.animate([{ height: `${height}px` }, { height: '0px' }], {
    duration: 160,
    easing: 'ease-out',
  });
  closing.onfinish = () => gap.remove();
}
