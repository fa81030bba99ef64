import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { redirects, routeTable, type RouteEntry } from './routeTable.js';

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

async function load(entry: RouteEntry): Promise<{ default: ComponentType }> {
  const { Page } = await entry.load();
  loaded.set(entry.path, Page);
  return { default: Page };
}

/** The page itself where its code is there already, so that the first picture waits for nothing; else a lazy one. */
export function pageOf(entry: RouteEntry): ComponentType {
  const ready = loaded.get(entry.path) ?? waiting.get(entry.path);
  if (ready) return ready;
  const later = lazy(() => load(entry));
  waiting.set(entry.path, later);
  return later;
}

/** Fetches the code of the page at a path while the start-up asks its questions. */
export async function preloadPage(pathname: string): Promise<void> {
  const target = redirects.find(([from]) => from === pathname)?.[1] ?? pathname;
  const entry = routeTable.find(({ path }) => matchPath(path, target) !== null);
  // A failure shows when the page is drawn, with a way to try again.
  if (entry) await load(entry).catch(() => undefined);
}
