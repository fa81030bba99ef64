/**
 * Calls the listener with each size of the elements' boxes, at once and after each change. Returns a stop function. Does
 * nothing where there is no layout to observe, as in the tests of a host (jsdom).
 */
export function observeSize(
  elements: readonly Element[],
  onSize: (entries: readonly ResizeObserverEntry[]) => void,
): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
