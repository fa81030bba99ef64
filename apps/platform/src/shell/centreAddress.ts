import { hasOwn } from '@huiqi/sdk/domain';
import { centreEntries } from '../routes/siteRoutes.js';

/** Names in the specification for pages with another name here (spec 1 §2). */
const names: Readonly<Record<string, string>> = { noticeCenter: 'notices' };

/**
 * The page of the user centre for `/userCenter?whichPage=…`, with the rest of the query; undefined for the overview.
 * Pages are named as in the specification, or like the end of their path.
 */
export function centreAddress(query: URLSearchParams): string | undefined {
  const name = query.get('whichPage');
  if (name === null) return undefined;
  const path = `/userCenter/${hasOwn(names, name) ? names[name] : name}`;
  if (!centreEntries.some((entry) => entry.path === path)) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('whichPage');
  return String(rest) ? `${path}?${rest}` : path;
}
