import { useEffect, useRef, useState, type ComponentType } from 'react';
import { place } from './LatestPoliciesPlace.css.js';

/** The latest policies, below the fold: their code and their request wait until somebody comes near. */
export function LatestPoliciesPlace() {
  const ref = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without them the page stands, and its link leads to all policies.
        import('./HomePolicies.js').then(
          ({ HomePolicies }) => setContent(() => HomePolicies),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={place}>
      {Content && <Content />}
    </div>
  );
}
