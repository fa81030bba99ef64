import { useCallback, useEffect, useState } from 'react';
import type { EmbedRoute, Screen } from '../routes/types.js';

export interface ScreenState {
  readonly screen: Screen | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The code of a route. React.lazy would keep a failed load for ever; this one can be tried again. */
export function useScreen(route: EmbedRoute | undefined): ScreenState {
  const [loaded, setLoaded] = useState<{ route: EmbedRoute; screen: Screen | null }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!route) return undefined;
    let live = true;
    const done = (screen: Screen | null) => {
      if (live) setLoaded({ route, screen });
    };
    route.load().then(done, () => done(null));
    return () => {
      live = false;
    };
  }, [route, attempt]);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const current = loaded?.route === route ? loaded : undefined;
  return { screen: current?.screen ?? null, failed: current?.screen === null, retry };
}
