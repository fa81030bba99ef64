import { useEffect, type RefObject } from 'react';
import { setScrollTop } from '../shared/setScrollTop.js';

function jump(event: KeyboardEvent): void {
  const { key, currentTarget: box, target } = event;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!(box instanceof HTMLElement) || target !== box || !isPlain) return;
  if (key !== 'Home' && key !== 'End') return;
  event.preventDefault();
  setScrollTop(box, key === 'Home' ? 0 : box.scrollHeight);
}

/**
 * Home and End of a focused scroll box, without animation: browsers scroll smoothly and stop halfway when rows are
 * rendered on the way.
 */
export function useJumpToEnds(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', jump);
    return () => element?.removeEventListener('keydown', jump);
  }, [box]);
}
