import { useEffect, useState, type RefObject } from 'react';
import { rowIndexOf } from './rowIndexOf.js';

/** Index of the focused row, which stays rendered, or the keyboard would lose its position. */
export function useFocusedRow(body: RefObject<HTMLElement | null>): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr[aria-rowindex]') : null;
      // The head is row 1.
      setPlace(row ? rowIndexOf(row) - 2 : null);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) setPlace(null);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [body]);
  return place;
}
