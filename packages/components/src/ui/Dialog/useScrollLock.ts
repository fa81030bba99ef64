import { useEffect } from 'react';

let locks = 0;
let before = '';

/** Keeps the page from scrolling by CSSOM: a strict CSP forbids the style element others inject. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const { style } = document.documentElement;
    if (locks === 0) {
      before = style.overflow;
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = before;
    };
  }, [active]);
}
