import { useEffect, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../../ui/shared/observeSize.js';

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
    return observeSize([element], ([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      // A hidden chart has no width and keeps the last one.
      if (measured > 0) setWidth(Math.max(measured, narrowest));
    });
  }, []);
  return [ref, width];
}
