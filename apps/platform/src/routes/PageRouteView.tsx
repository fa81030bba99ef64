import { useState } from 'react';
import { PageBoundary } from '../shell/PageBoundary.js';
import { pageOf } from './pageCode.js';
import type { PageRoute } from './route.js';
import { RouteFrame } from './RouteFrame.js';

interface PageRouteViewProps {
  readonly entry: PageRoute;
}

function PageSlot({ entry }: PageRouteViewProps) {
  // Kept in state, so that a page is not remounted when its lazy placeholder is replaced by the page itself.
  const [Page] = useState(() => pageOf(entry));
  return <Page />;
}

/** One page in its frame; its failure stays its own. */
export function PageRouteView({ entry }: PageRouteViewProps) {
  return (
    <PageBoundary key={entry.path}>
      <RouteFrame entry={entry}>
        <PageSlot key={entry.path} entry={entry} />
      </RouteFrame>
    </PageBoundary>
  );
}
