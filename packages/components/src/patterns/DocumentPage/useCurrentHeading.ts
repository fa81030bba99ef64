import { elementWith } from '../../ui/shared/elementWith.js';
import { useEffect, useState, type RefObject } from 'react';

/** Headings between the toolbar and the middle of the window count as being read. */
const reading = '-64px 0px -50% 0px';

/** Id of the heading being read; the first one until scrolling. */
export function useCurrentHeading(
  paper: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join('\n');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const names = joined.split('\n');
    const headings = names.flatMap((id) => {
      const heading = elementWith(paper.current, 'id', id);
      return heading ? [heading] : [];
    });
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        const first = headings.find((heading) => visible.has(heading));
        // Between two headings the upper one stays current.
        if (first) setCurrent(first.id);
      },
      { rootMargin: reading },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [paper, joined]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
