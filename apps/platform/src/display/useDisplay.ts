import { useMemo, useSyncExternalStore } from 'react';
import { onDisplay, parseDisplay, readWords, type Display } from './display.js';

const onServer = () => '';

/** The chosen display; on the server and while a drawn page is hydrated, that of a first visit. */
export function useDisplay(): Display {
  const words = useSyncExternalStore(onDisplay, readWords, onServer);
  return useMemo(() => parseDisplay(words), [words]);
}
