/** The focused element within the element's root; in a shadow root the document reports only the host. */
export function activeElementOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
