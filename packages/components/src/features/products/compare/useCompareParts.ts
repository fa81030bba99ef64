import { useEffect, useState } from 'react';
import type * as Module from './listParts.js';

type Parts = typeof Module;

/** The controls of choosing, loaded after the list: it can be read without them, also where they fail to load. */
export function useCompareParts(wanted: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (wanted) import('./listParts.js').then(setParts, () => undefined);
  }, [wanted]);
  return parts;
}
