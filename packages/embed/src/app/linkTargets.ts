import { reportToPage } from '../host/reportToPage.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** The external target of a widget link: the page's address of that screen, or a mark that leads nowhere. */
export function linkTarget(to: string, hostAddress: WidgetOptions['hostAddress']): string {
  try {
    return hostAddress?.(to) ?? `#${to}`;
  } catch (error) {
    reportToPage(error);
    return `#${to}`;
  }
}

function deadLink(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('a[href^="#/"]') : null;
}

/** A new tab at an address that only the widget knows would show the page's start. */
function openNothing(event: Event): void {
  if (deadLink(event)) event.preventDefault();
}

/** The menu offers new tabs and copying for any link with an address when it opens. */
function offerNothing(event: Event): void {
  const link = deadLink(event);
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  link.removeAttribute('href');
  setTimeout(() => {
    if (!link.hasAttribute('href')) link.setAttribute('href', href);
  });
}

/** Keeps links without an address of the page from leading anywhere, in the widget and in dialogs drawn elsewhere. */
export function guardLinks(root: ShadowRoot): void {
  // The same listeners however often the widget starts.
  root.addEventListener('click', openNothing);
  root.addEventListener('auxclick', openNothing);
  root.addEventListener('contextmenu', offerNothing);
}
