import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { activeElementOf } from '../shared/activeElement.js';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import { cycleTab, focusableIn } from './focusable.js';
import { allowPagesDialogs, isInPagesDialog } from './pagesDialog.js';

interface ShadowTrap {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface ReturnTargets {
  /** Preferred to the opener, if it is there. */
  readonly nextFocus?: RefObject<HTMLElement | null> | undefined;
  /** If the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

const fields = 'input, select, textarea';

/** The open dialogs, topmost last: only that one traps the focus, or two would fight for it. */
const open: RefObject<HTMLElement | null>[] = [];

/**
 * The initial focus of a dialog: the first field, or the last button of its footer, or the first focusable element of
 * its body; the end of a long body would be scrolled to.
 */
function entryOf(element: HTMLElement): HTMLElement {
  const parts = focusableIn(element);
  const within = (part: string) =>
    parts.filter((one) => one.closest('[data-part]')?.getAttribute('data-part') === part);
  return (
    parts.find((part) => part.matches(fields)) ??
    within('footer').slice(-1)[0] ??
    within('body')[0] ??
    parts[0] ??
    element
  );
}

/**
 * Traps focus in a dialog inside a shadow root. Radix reads `document.activeElement`, which is the
 * host there, so Tab would leave the dialog and the page could move focus out of it.
 */
export function useShadowTrap(
  content: RefObject<HTMLElement | null>,
  container: HTMLElement | null,
  { nextFocus, fallbackFocus }: ReturnTargets = {},
): ShadowTrap {
  const last = useRef<HTMLElement | null>(null);
  // During rendering: its content may take the focus before the dialog does.
  const [opener] = useState(() => {
    const before = activeElementOf(container ?? document.body);
    // With nothing focused, as after another dialog, it is the body: no element to return to.
    return before instanceof HTMLElement && before !== document.body ? before : null;
  });
  useBrowserLayoutEffect(() => {
    const pullBack = (event: FocusEvent) => {
      const element = content.current;
      if (!element || !element.isConnected || open[open.length - 1] !== content) return;
      const active = activeElementOf(element);
      if (active && element.contains(active)) last.current = active as HTMLElement;
      else if (!active?.closest('[data-huiqi-float]') && !isInPagesDialog(event, element))
        (last.current ?? element).focus();
    };
    open.push(content);
    document.addEventListener('focusin', pullBack);
    return () => {
      document.removeEventListener('focusin', pullBack);
      open.splice(open.indexOf(content), 1);
    };
  }, [content]);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      const element = content.current;
      if (!element) return;
      allowPagesDialogs(element);
      if (!element.contains(activeElementOf(element))) entryOf(element).focus();
    },
    // Radix returns focus only to its own trigger; these dialogs are opened by state.
    onCloseAutoFocus: (event) => {
      const isThere = opener?.isConnected && !opener.matches(':disabled');
      const to = nextFocus?.current ?? (isThere ? opener : fallbackFocus?.current);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    onKeyDown: (event) => {
      if (content.current) cycleTab(event, content.current);
    },
  };
}
