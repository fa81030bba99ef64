import { useDropRegional } from '@huiqi/components/provider';
import { useLayoutEffect, useState } from 'react';

/** Whether the cached responses of the visit are those of insurer-type addresses. */
let isInsurers = false;

/**
 * Insurer-type addresses are served for a province of their own (spec 1 §7): on the way in and out, cached responses of the
 * other region are dropped. Returns whether the page may be drawn.
 */
export function useRegionOfAddress(): boolean {
  const drop = useDropRegional();
  const [isReady, setReady] = useState(isInsurers);
  useLayoutEffect(() => {
    if (!isInsurers) void drop();
    isInsurers = true;
    setReady(true);
    return () => {
      // The address is that of the next page already.
      isInsurers = location.pathname.startsWith('/cIGNA');
      if (!isInsurers) void drop();
    };
  }, [drop]);
  return isReady;
}
