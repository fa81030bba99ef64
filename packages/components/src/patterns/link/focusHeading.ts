const patienceMs = 10_000;

/**
 * Moves focus to the h1 inside `root`, so that reading and tabbing start at the new page. While the
 * page is still loading, focus waits on `root`; it stays where the user has moved it meanwhile.
 * Returns a function that stops waiting.
 */
export function focusHeading(root: HTMLElement): () => void {
  const focus = () => {
    const heading = root.querySelector('h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  root.focus({ preventScroll: true });
  const owner = root.getRootNode() as Document | ShadowRoot;
  const observer = new MutationObserver(() => {
    const isWaiting = owner.activeElement === root || owner.activeElement === document.body;
    if (!isWaiting || focus()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  return stop;
}
