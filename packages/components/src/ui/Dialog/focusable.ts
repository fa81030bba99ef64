import type { KeyboardEvent } from 'react';
import { activeElementOf } from '../shared/activeElement.js';

const selector =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Tabbable elements inside, in order; hidden and inert ones are skipped. */
export function focusableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (part) => part.tabIndex >= 0 && part.getClientRects().length > 0 && !part.closest('[inert]'),
  );
}

/** Wraps Tab at both ends, so that focus stays inside. */
export function cycleTab(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const parts = focusableIn(element);
  const active = activeElementOf(element);
  const edge = event.shiftKey ? parts[0] : parts[parts.length - 1];
  const other = event.shiftKey ? parts[parts.length - 1] : parts[0];
  if (!other) event.preventDefault();
  else if (active === edge || active === element) {
    event.preventDefault();
    other.focus();
  }
  event.stopPropagation();
}
