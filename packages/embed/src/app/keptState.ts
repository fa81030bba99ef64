import { memoryDraftStorage, type DraftStorage } from '@huiqi/components/provider';
import { createMemoryHistory, type MemoryHistory } from './createMemoryHistory.js';

/** What an element keeps while it is out of the page: where the user was, and what was typed. */
interface KeptState {
  readonly history: MemoryHistory;
  readonly drafts: DraftStorage;
}

const kept = new WeakMap<Element, KeptState>();

/** The state of an element; it ends with the element. */
export function keptState(element: Element, start: string): KeptState {
  const state = kept.get(element) ?? {
    history: createMemoryHistory(start),
    drafts: memoryDraftStorage(),
  };
  kept.set(element, state);
  return state;
}
