import type { KeyboardEvent } from 'react';

const selector =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Parts of an element that Tab reaches, in order; what is not drawn is left out. */
export function focusableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (part) => part.tabIndex >= 0 && part.getClientRects().length > 0,
  );
}

/** The focused element as seen from inside: in a shadow root the document only knows the host. */
export function activeElementOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** Tab at one edge goes on at the other, so that focus stays in a window. */
export function cycleTab(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const parts = focusableIn(element);
  const active = activeElementOf(element);
  const edge = event.shiftKey ? parts[0] : parts.at(-1);
  const other = event.shiftKey ? parts.at(-1) : parts[0];
  if (!other) event.preventDefault();
  else if (active === edge || active === element) {
    event.preventDefault();
    other.focus();
  }
  event.stopPropagation();
}
