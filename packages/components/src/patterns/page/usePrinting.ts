import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Since when the page is being printed, so that paged content is printed in full; undefined on the screen. */
export function usePrinting(): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    // Browsers lay out the print right after the event.
    const begin = () => flushSync(() => setSince(Date.now()));
    const end = () => setSince(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
