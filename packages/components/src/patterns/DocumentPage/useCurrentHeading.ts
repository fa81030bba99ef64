import { useEffect, useState, type RefObject } from 'react';

/** Headings count as read from the toolbar down to the middle of the window. */
const reading = '-64px 0px -50% 0px';

/** Id of the heading whose section is being read; the first one until something scrolls. */
export function useCurrentHeading(
  paper: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join('\n');
  useEffect(() => {
    const names = joined.split('\n');
    const headings = names.flatMap((id) => {
      const heading = paper.current?.querySelector(`#${CSS.escape(id)}`);
      return heading ? [heading] : [];
    });
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        const first = headings.find((heading) => visible.has(heading));
        // Between two headings the one above stays current.
        if (first) setCurrent(first.id);
      },
      { rootMargin: reading },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [paper, joined]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
