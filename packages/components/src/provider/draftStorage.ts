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

/** Keeps drafts in the browser's storages. Where they are blocked, nothing is kept. */
export function webDraftStorage(): DraftStorage {
  return { lasting: localWebStorage(), passing: sessionWebStorage() };
}

/** Keeps drafts in memory, for hosts whose storage must not be touched. */
export function memoryDraftStorage(): DraftStorage {
  return { lasting: memoryStorage(), passing: memoryStorage() };
}
