import { useEffect } from 'react';

let locks = 0;
let before = '';

/** Locks page scrolling through the CSSOM; a strict CSP forbids injected style elements. */
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
