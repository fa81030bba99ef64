import { useClient } from '@huiqi/components/provider';
import { addView } from '@huiqi/sdk';
import { useEffect } from 'react';
import { servicesPlace } from './HomePage.css.js';
import { useWhenNear } from './useWhenNear.js';

/** Counts the visit once for each time the page is opened; nobody waits for it. */
function useCountedView(): void {
  const client = useClient();
  useEffect(() => void addView(client, {}).catch(() => undefined), [client]);
}

/**
 * What the front page does once it stands: it counts the visit, and loads the latest policies, which lie below the fold,
 * when somebody comes near. Without them the page's link leads to all policies.
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
