import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { activeElementOf } from '../shared/activeElement.js';
import { cycleTab, focusableIn } from './focusable.js';

interface ShadowTrap {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const fields = 'input, select, textarea';

/**
 * Traps focus in a dialog inside a shadow root. Radix reads `document.activeElement`, which is the
 * host there, so Tab would leave the dialog and the page could move focus out of it.
 */
export function useShadowTrap(
  content: RefObject<HTMLElement | null>,
  fallback?: RefObject<HTMLElement | null>,
): ShadowTrap {
  const last = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const pullBack = () => {
      const element = content.current;
      if (!element || !element.isConnected) return;
      const active = activeElementOf(element);
      if (active && element.contains(active)) last.current = active as HTMLElement;
      else if (!(active instanceof Element && active.closest('[data-huiqi-float]')))
        (last.current ?? element).focus();
    };
    document.addEventListener('focusin', pullBack);
    return () => document.removeEventListener('focusin', pullBack);
  }, [content]);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      const element = content.current;
      if (!element) return;
      const before = activeElementOf(element);
      // With nothing focused, as after another dialog, the body is reported: no place to return to.
      const isOpener = before instanceof HTMLElement && before !== before.ownerDocument.body;
      if (isOpener && !element.contains(before)) opener.current = before;
      const parts = focusableIn(element);
      const first = parts.find((part) => part.matches(fields)) ?? parts.at(-1) ?? element;
      first.focus();
    },
    // Radix returns focus only to its own trigger; these dialogs are opened by state.
    onCloseAutoFocus: (event) => {
      const { current: from } = opener;
      const to = from?.isConnected && !from.matches(':disabled') ? from : fallback?.current;
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    onKeyDown: (event) => {
      if (content.current) cycleTab(event, content.current);
    },
  };
}
