import { matchPath } from 'react-router';
import { redirects, routeTable } from './routeTable.js';

/** Fetches the code of the page at a path while the start-up asks its questions. */
export function preloadPage(pathname: string): void {
  const target = redirects.find(([from]) => from === pathname)?.[1] ?? pathname;
  const entry = routeTable.find(({ path }) => matchPath(path, target) !== null);
  // A failure shows when the page is drawn, with a way to try again.
  entry?.load().catch(() => undefined);
}
