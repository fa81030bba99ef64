import { useSyncExternalStore } from 'react';

/** Beside a navigation of 200 px there is less space than a dense table needs. */
const query = '(max-width: 1279.98px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is so narrow that the desk's navigation should collapse. */
export const useIsTight = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
