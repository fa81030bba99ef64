import { startTransition, useEffect, useState } from 'react';
import type * as Module from './listParts.js';

type Parts = typeof Module;

/** The comparison controls, loaded after the list, which works without them if they fail to load. */
export function useCompareParts(wanted: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!wanted) return;
    import('./listParts.js').then(
      (loaded) => startTransition(() => setParts(loaded)),
      () => undefined,
    );
  }, [wanted]);
  return parts;
}
