import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is laid out for print, which shows rows beyond the visible ones. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the print right after the event.
    const draw = (now: boolean) => () => flushSync(() => setPrinting(now));
    const before = draw(true);
    const after = draw(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
