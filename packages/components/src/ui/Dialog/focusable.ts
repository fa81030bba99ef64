const selector =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Parts of an element that Tab reaches, in order; what is not drawn is left out. */
export function focusableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (part) => part.getClientRects().length > 0,
  );
}

/** The focused element as seen from inside: in a shadow root the document only knows the host. */
export function activeElementOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
