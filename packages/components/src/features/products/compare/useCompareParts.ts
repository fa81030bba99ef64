import { startTransition, useEffect, useState } from 'react';
import type * as Module from './listParts.js';

type Parts = typeof Module;

/** The controls of choosing, loaded after the list: it can be read without them, also where they fail to load. */
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
