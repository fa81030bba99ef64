import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a server draws and while the browser takes its markup over, true from then on: for what differs between
 * the two, such as portals and times relative to now.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
