import { observeSize } from '../shared/observeSize.js';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of a box is wider than the box: undefined until measured. Marks the box with
 * `data-before` and `data-after` while content is hidden beyond its left or right edge.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !(content instanceof HTMLElement)) return undefined;
    const measure = () => {
      // One pixel: widths are rounded.
      setOverflows(content.offsetWidth > element.offsetWidth + 1);
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', element.scrollLeft < hidden - 1);
    };
    const stop = observeSize([element, content], measure);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);
  return overflows;
}
