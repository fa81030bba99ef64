/** Path and query of the page, if there is a page. */
export function pageLocation(): string | undefined {
  if (typeof window === 'undefined' || window.location === undefined) return undefined;
  return window.location.pathname + window.location.search;
}

/** Insurer-type addresses start with `/cIGNA` (spec 1 §2). */
export function isInsurerAddress(path: string | undefined): boolean {
  return path !== undefined && path.startsWith('/cIGNA');
}

/** Internet Explorer serves a repeated GET from its cache whatever the headers say. */
export function isOldInternetExplorer(): boolean {
  return typeof navigator !== 'undefined' && /MSIE |Trident\//.test(navigator.userAgent ?? '');
}
