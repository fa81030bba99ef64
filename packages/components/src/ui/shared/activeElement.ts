/** The focused element as seen from inside: in a shadow root the document only knows the host. */
export function activeElementOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
