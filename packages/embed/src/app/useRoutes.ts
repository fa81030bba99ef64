import { useCallback, useEffect, useState } from 'react';
import type { FeatureName } from '../routes/featureNames.js';
import { matchRoute } from '../routes/matchRoute.js';
import { insurerRoutes } from '../routes/insurerRoutes.js';
import type { RouteSet } from '../routes/types.js';

export interface RoutesState {
  /** Null until they are loaded. */
  readonly routes: RouteSet | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a widget shows: the insurer-style routes at once, those of other features and addresses when they are loaded. */
export function useRoutes(feature: FeatureName | null, to: string): RoutesState {
  const [loaded, setLoaded] = useState<RouteSet | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const needsMore = feature === null ? matchRoute(to) === null : feature !== 'loan-market';
  useEffect(() => {
    if (!needsMore) return undefined;
    let live = true;
    const load = async () => {
      const routes = await routesOrFailed(feature, to);
      if (live) setLoaded(routes);
    };
    void load();
    return () => {
      live = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a feature is about the product of the address it starts at
  }, [needsMore, feature, attempt]);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const more = loaded === 'failed' ? undefined : loaded;
  const routes = more ?? (needsMore ? null : insurerRoutes);
  return { routes, failed: routes === null && loaded === 'failed', retry };
}

async function routesOrFailed(
  feature: FeatureName | null,
  start: string,
): Promise<RouteSet | 'failed'> {
  try {
    const { routesOf } = await import('../routes/features/features.js');
    return routesOf(feature, start);
  } catch {
    return 'failed';
  }
}
