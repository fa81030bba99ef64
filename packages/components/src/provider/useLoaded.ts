import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded later: undefined until loaded, null if loading failed, so that the rest works
 * without it. `load` is a constant function.
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
