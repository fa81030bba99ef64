import { painted } from '../first/painted.js';
import type { DrawnScreen } from '../host/DrawnScreen.js';
import { matchRoute } from '../routes/matchRoute.js';
import { listPath } from '../routes/paths.js';
import type { FirstDrawn } from './Widget.js';

/**
 * Loads the code of the list that is drawn; undefined if it cannot be loaded. Resolves in a later task: the host waits for the
 * styles, and then for the hydration, but not for both at once.
 */
export async function withScreen({ responses }: DrawnScreen): Promise<FirstDrawn | undefined> {
  try {
    const [screen] = await Promise.all([matchRoute(listPath)?.route.load(), painted()]);
    return screen && { screen, responses };
  } catch {
    return undefined;
  }
}
