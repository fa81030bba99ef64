import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';

/** Focuses an element that has taken the place of what was pressed; not at first, nor where both are visible. */
export function useFocusWhenShown(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  const wasShown = useRef(isShown);
  useBrowserLayoutEffect(() => {
    const comes = isShown && !wasShown.current;
    wasShown.current = isShown;
    // Without a parent to be placed in, it is not drawn.
    if (comes && element.current?.offsetParent) element.current.focus();
  }, [element, isShown]);
}
