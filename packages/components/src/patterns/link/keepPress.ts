import type { PointerEvent } from 'react';

/**
 * For a link that a placeholder shows where the content will show the same one. Browsers make a click only of a press
 * and a release on the same element: when the content comes in between, the release clicks the link that is there now.
 */
export function keepPress({ currentTarget: pressed, button }: PointerEvent<HTMLAnchorElement>) {
  if (button !== 0) return;
  const href = pressed.getAttribute('href');
  const stop = () => {
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', stop);
  };
  const release = (event: globalThis.PointerEvent) => {
    stop();
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest('a') : null;
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed.isConnected && !special && link?.getAttribute('href') === href) link.click();
  };
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', stop);
}
