import { useCallback, useEffect, useState } from 'react';
import type { EmbedRoute, Screen } from '../routes/types.js';

export interface ScreenState {
  readonly screen: Screen | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the code of a route. Unlike React.lazy, a failed load can be retried, except in older browsers, which remember it. */
export function useScreen(
  route: EmbedRoute | undefined,
  /** That of the first route, where it is loaded. */
  first?: Screen,
): ScreenState {
  const [loaded, setLoaded] = useState<Loaded | undefined>(
    () => first && route && { route, attempt: 0, screen: first },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!route) return undefined;
    let live = true;
    const load = async () => {
      const screen = await loadOrNull(route);
      if (live)
        setLoaded((held) =>
          shows(held, route, attempt) && held?.screen ? held : { route, attempt, screen },
        );
    };
    void load();
    return () => {
      live = false;
    };
  }, [route, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const current = shows(loaded, route, attempt) ? loaded : undefined;
  return { screen: current?.screen ?? null, failed: current?.screen === null, retry };
}

interface Loaded {
  readonly route: EmbedRoute;
  readonly attempt: number;
  readonly screen: Screen | null;
}

const shows = (loaded: Loaded | undefined, route: EmbedRoute | undefined, attempt: number) =>
  loaded?.route === route && loaded?.attempt === attempt;

async function loadOrNull(route: EmbedRoute): Promise<Screen | null> {
  try {
    return await route.load();
  } catch {
    return null;
  }
}
