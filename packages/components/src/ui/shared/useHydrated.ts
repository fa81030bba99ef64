import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during server rendering and hydration, then true: for what differs between the two, such as portals and times
 * relative to now.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
