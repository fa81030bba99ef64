/** Scrolls to an element. Does nothing where there is no layout, as in the tests of a host (jsdom). */
export function scrollIntoView(element: Element, options?: ScrollIntoViewOptions): void {
  if ('scrollIntoView' in element) element.scrollIntoView(options);
}
