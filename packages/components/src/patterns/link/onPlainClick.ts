import type { MouseEvent } from 'react';

/** For a real link whose plain click the host handles. New tab, new window and download are left to the browser. */
export function onPlainClick(
  action: (() => void) | undefined,
): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  if (!action) return undefined;
  return (event) => {
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || special) return;
    event.preventDefault();
    action();
  };
}
