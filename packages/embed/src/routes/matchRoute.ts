import { routeTable } from './routeTable.js';
import type { EmbedRoute, RouteMatch } from './types.js';

/** The route of an address among the given ones, by default the insurer-style ones; null if none matches. */
export function matchRoute(
  to: string,
  routes: readonly EmbedRoute[] = routeTable,
): RouteMatch | null {
  const [path = '', search = ''] = to.split('#', 1)[0]?.split('?', 2) ?? [];
  for (const route of routes) {
    const params = matchPath(route, path);
    if (params) return { route, params, query: new URLSearchParams(search) };
  }
  return null;
}

function matchPath(route: EmbedRoute, path: string): Record<string, string> | null {
  const wanted = route.path.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [position, part] of wanted.entries()) {
    const value = given[position] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else {
      const decoded = decode(value);
      if (!decoded) return null;
      params[part.slice(1)] = decoded;
    }
  }
  return params;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
