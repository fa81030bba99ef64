import { memoryDraftStorage, type DraftStorage } from '@huiqi/components/provider';
import { sessionWebStorage } from '@huiqi/sdk';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createMemoryHistory, type MemoryHistory } from './createMemoryHistory.js';

/** What an element keeps while it is removed from the page: the user's address and input. */
interface KeptState {
  readonly history: MemoryHistory;
  readonly drafts: DraftStorage;
}

const kept = new WeakMap<Element, KeptState>();

/** The state of an element, which ends with the element; drafts stored in the tab end with the tab. */
export function keptState(
  element: Element,
  start: string,
  where: WidgetOptions['drafts'],
): KeptState {
  const state = kept.get(element) ?? {
    history: createMemoryHistory(start),
    drafts: draftStorage(where),
  };
  kept.set(element, state);
  return state;
}

// Identity numbers stay in memory, as the page's scripts can read its storage.
function draftStorage(where: WidgetOptions['drafts']): DraftStorage {
  const drafts = memoryDraftStorage();
  return where === 'session' ? { ...drafts, lasting: sessionWebStorage('huiqi:widget:') } : drafts;
}
