/** Scrolls a box at once; `scrollTo` is missing in the tests of a host (jsdom). */
export function setScrollTop(box: Element, top: number): void {
  box.scrollTop = top;
}
