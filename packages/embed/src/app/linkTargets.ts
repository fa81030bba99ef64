import type { MouseEvent } from 'react';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** What a link of the widget leads to outside of it: the page's address of that screen, or a mark that leads nowhere. */
export function linkTarget(to: string, hostAddress: WidgetOptions['hostAddress']): string {
  try {
    return hostAddress?.(to) ?? `#${to}`;
  } catch (error) {
    reportError(error);
    return `#${to}`;
  }
}

const deadLink = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('a[href^="#/"]') : null;

/** A new tab at an address that only the widget knows would show the page's start. */
function openNothing(event: MouseEvent): void {
  if (deadLink(event)) event.preventDefault();
}

/** The menu offers new tabs and copying for whatever has an address when it opens. */
function offerNothing(event: MouseEvent): void {
  const link = deadLink(event);
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  link.removeAttribute('href');
  setTimeout(() => {
    if (!link.hasAttribute('href')) link.setAttribute('href', href);
  });
}

/** Listeners for what surrounds the links; dialogs drawn elsewhere bubble to it too. */
export const linkListeners = {
  onClick: openNothing,
  onAuxClick: openNothing,
  onContextMenu: offerNothing,
};
