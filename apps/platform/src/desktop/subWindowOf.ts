import { cutText } from '@huiqi/sdk/domain';

export interface WindowTarget {
  /** An own path, or the address elsewhere. */
  readonly url: string;
  readonly title: string;
}

/**
 * The window that a click would open in a browser: desktop clients have no tabs. Undefined for every other click, also for
 * downloads, and for those the page has handled itself.
 */
export function subWindowOf(event: MouseEvent): WindowTarget | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!link || link.target !== '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash, href } = new URL(link.href);
  const isOwn = origin === location.origin;
  const title = cutText((link.textContent ?? '').trim(), 60);
  return { url: isOwn ? pathname + search + hash : href, title };
}
