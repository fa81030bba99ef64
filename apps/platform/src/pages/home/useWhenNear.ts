import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/** Loads content below the fold when the user scrolls near; the page works without what cannot be loaded. */
export function useWhenNear(
  load: () => Promise<ComponentType>,
): [ref: RefObject<HTMLDivElement | null>, Part: ComponentType | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the function is
  }, []);
  return [ref, Part];
}
