import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded after the page: undefined until it is there, null if it could not be loaded, so that the
 * rest stands without it. `load` is a constant function.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part | null }>();
  useEffect(() => {
    let isShown = true;
    const keep = (part: Part | null) => {
      if (isShown) setLoaded({ part });
    };
    load().then(keep, () => keep(null));
    return () => {
      isShown = false;
    };
  }, [load]);
  return loaded?.part;
}
