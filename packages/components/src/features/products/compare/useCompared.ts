import { useSyncExternalStore } from 'react';
import { useHuiqi } from '../../../provider/context.js';
import { compareStoreOn, type ComparedProduct, type CompareStore } from './compareStore.js';

const none: readonly ComparedProduct[] = [];

export interface Compared extends Pick<CompareStore, 'add' | 'remove' | 'clear'> {
  readonly chosen: readonly ComparedProduct[];
}

/** The products selected for comparison; none in server rendering. */
export function useCompared(): Compared {
  const { drafts } = useHuiqi();
  const { subscribe, read, add, remove, clear } = compareStoreOn(drafts.passing);
  const chosen = useSyncExternalStore(subscribe, read, () => none);
  return { chosen, add, remove, clear };
}
