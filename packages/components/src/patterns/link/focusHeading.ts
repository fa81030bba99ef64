import { scrollIntoView } from '../../ui/shared/scrollIntoView.js';

const patienceMs = 10_000;

/**
 * Moves focus to the h1 inside `root`, or to the row of a list that the viewer comes back to (`data-returned`), so that
 * reading and tabbing start at the new page. While the page is loading, focus waits on `root` and follows when one heading
 * replaces another; it stays where the user has moved it meanwhile. Returns a function that stops waiting.
 */
export function focusHeading(root: HTMLElement): () => void {
  const owner = root.getRootNode() as Document | ShadowRoot;
  let heading: HTMLElement | null = null;
  const findRow = () => root.querySelector<HTMLElement>('[data-returned]');
  const focus = () => {
    const row = findRow();
    heading = row ?? root.querySelector('h1');
    if (row) scrollIntoView(row, { block: 'center' });
    if (heading && !row && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? root).focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(() => {
    const { activeElement: active } = owner;
    if (active === heading && (findRow() ?? heading) === heading) return;
    // Removing a heading moves the focus to the body, or in a shadow root to nothing.
    const isWaiting =
      active === null || active === root || active === document.body || active === heading;
    if (!isWaiting) stop();
    else if (root.querySelector('h1')) focus();
  });
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  return stop;
}
