import { lazy, type ComponentType } from 'react';
import { parse } from 'regexparam';
import type { AroundNavHandler } from 'wouter';
import { redirects, routeTable, type RouteEntry } from './routeTable.js';

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

async function load(entry: RouteEntry): Promise<{ default: ComponentType }> {
  const { Page } = await entry.load();
  loaded.set(entry.path, Page);
  return { default: Page };
}

/** The page itself where its code is there already, so that the picture waits for nothing; else a lazy one. */
export function pageOf(entry: RouteEntry): ComponentType {
  const ready = loaded.get(entry.path) ?? waiting.get(entry.path);
  if (ready) return ready;
  const later = lazy(() => load(entry));
  waiting.set(entry.path, later);
  return later;
}

/** Fetches the code of the page at an address; undefined when nothing has to be fetched. */
export function preloadPage(address: string): Promise<void> | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const target = redirects.find(([from]) => from === path)?.[1] ?? path;
  const entry = routeTable.find((one) => parse(one.path).pattern.test(target));
  if (!entry || loaded.has(entry.path)) return undefined;
  // A failure shows when the page is drawn, with a way to try again.
  return load(entry).then(
    () => undefined,
    () => undefined,
  );
}

let latest = 0;

/** Goes on when the code of the next page is there: the present page stays until then. */
export const whenLoaded: AroundNavHandler = (navigate, to, options) => {
  const turn = ++latest;
  const code = preloadPage(to);
  if (!code) return navigate(to, options);
  // Who clicked twice wants what was clicked last.
  void code.then(() => turn === latest && navigate(to, options));
};
