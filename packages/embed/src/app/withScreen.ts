import type { DrawnScreen } from '../host/DrawnScreen.js';
import { matchRoute } from '../routes/matchRoute.js';
import { listPath } from '../routes/paths.js';
import type { FirstDrawn } from './Widget.js';

/** Loads the code of the list that is drawn; undefined if it cannot be loaded. */
export async function withScreen({ responses }: DrawnScreen): Promise<FirstDrawn | undefined> {
  try {
    const screen = await matchRoute(listPath)?.route.load();
    return screen && { screen, responses };
  } catch {
    return undefined;
  }
}
