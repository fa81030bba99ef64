import { Suspense, useState } from 'react';
import { CrashFrame } from '../shell/CrashFrame.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { isLoaded, pageOf } from './pageCode.js';
import type { PageRoute } from './route.js';
import { RouteFrame } from './RouteFrame.js';

interface PageRouteViewProps {
  readonly entry: PageRoute;
}

function PageSlot({ entry }: PageRouteViewProps) {
  // Kept in state, so that a page is not remounted when its lazy placeholder is replaced.
  const [{ Page, isThere }] = useState(() => ({ Page: pageOf(entry), isThere: isLoaded(entry) }));
  // No boundary if nothing is pending: a drawn page is hydrated in one go.
  if (isThere) return <Page />;
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

/** One page in its frame, which stays when the page fails or cannot be loaded. */
export function PageRouteView({ entry }: PageRouteViewProps) {
  return (
    <PageBoundary key={entry.path} frame={CrashFrame}>
      <RouteFrame entry={entry}>
        <PageBoundary key={entry.path}>
          <PageSlot key={entry.path} entry={entry} />
        </PageBoundary>
      </RouteFrame>
    </PageBoundary>
  );
}
