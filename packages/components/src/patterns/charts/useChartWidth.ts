import { useEffect, useRef, useState, type RefObject } from 'react';

/** Width before measuring, and on a server. */
const unmeasured = 640;
const narrowest = 240;

/** Width of a chart's container in pixels, so that its text keeps its size on narrow screens. */
export function useChartWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(unmeasured);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      // A hidden chart has no width and keeps the last one.
      if (measured > 0) setWidth(Math.max(measured, narrowest));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
