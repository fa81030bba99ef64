import {
  localWebStorage,
  memoryStorage,
  sessionWebStorage,
  type KeyValueStorage,
} from '@huiqi/sdk';

/** `lasting` survives closing the tab; `passing` ends with it and may hold identity numbers. */
export interface DraftStorage {
  readonly lasting: KeyValueStorage;
  readonly passing: KeyValueStorage;
}

/** Stores drafts in the browser's storage. Where it is blocked, nothing is stored. */
export function webDraftStorage(): DraftStorage {
  return { lasting: localWebStorage(), passing: sessionWebStorage() };
}

/** Stores drafts in memory, for hosts whose storage must not be used. */
export function memoryDraftStorage(): DraftStorage {
  return { lasting: memoryStorage(), passing: memoryStorage() };
}
