import { useClient } from '@huiqi/components/provider';
import { addView } from '@huiqi/sdk';
import { useEffect } from 'react';
import { servicesPlace } from './HomePage.css.js';
import { useWhenNear } from './useWhenNear.js';

/** Counts the visit once per opening of the page, in the background. */
function useCountedView(): void {
  const client = useClient();
  useEffect(() => void addView(client, {}).catch(() => undefined), [client]);
}

/**
 * What the front page does after rendering: counts the visit, and loads the latest policies, below the fold, when the
 * user scrolls near. Without them the page links to all policies.
 */
export function HomeLater() {
  const [ref, Policies] = useWhenNear(async () => (await import('./HomePolicies.js')).HomePolicies);
  useCountedView();
  return <div ref={ref}>{Policies && <Policies />}</div>;
}

/** The last section of the front page. */
export function HomeServicesLater() {
  const [ref, Services] = useWhenNear(async () => (await import('./HomeServices.js')).HomeServices);
  return (
    <div ref={ref} className={servicesPlace}>
      {Services && <Services />}
    </div>
  );
}
