import type { Needed, RouteMatch, RouteSet } from './types.js';

export interface MissingParameter {
  readonly choice: Needed['choice'];
  /** Link to where it is chosen; null if no page of the widget lists it. */
  readonly from: string | null;
}

/** The required parameter missing from an address; null if complete. */
export function missingParameterOf(
  { route, query }: RouteMatch,
  routes: Pick<RouteSet, 'find'>,
): MissingParameter | null {
  const { needs } = route;
  if (!needs || query.get(needs.query)) return null;
  return { choice: needs.choice, from: routes.find(needs.from) && needs.from };
}
