import { useSyncExternalStore } from 'react';
import type { ListControls } from './types.js';

/** The text of a parameter's control, which draws its component alone when it is typed. */
export function useTextOf({ subscribe, textOf }: ListControls, name: string): string {
  const read = () => textOf(name);
  return useSyncExternalStore(subscribe, read, read);
}
