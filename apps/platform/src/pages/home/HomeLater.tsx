import { useClient } from '@huiqi/components/provider';
import { addView } from '@huiqi/sdk';
import { useEffect, useRef, useState, type ComponentType } from 'react';

/** Counts the visit once for each time the page is opened; nobody waits for it. */
function useCountedView(): void {
  const client = useClient();
  useEffect(() => void addView(client, {}).catch(() => undefined), [client]);
}

/**
 * What the front page does once it stands: it counts the visit, and loads the latest policies, which lie below the fold,
 * when somebody comes near.
 */
export function HomeLater() {
  const ref = useRef<HTMLDivElement>(null);
  const [Policies, setPolicies] = useState<ComponentType>();
  useCountedView();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without them the page stands, and its link leads to all policies.
        import('./HomePolicies.js').then(
          ({ HomePolicies }) => setPolicies(() => HomePolicies),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{Policies && <Policies />}</div>;
}
