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

/** The browser's storages, or memory where it refuses them. */
export function webDraftStorage(): DraftStorage {
  return { lasting: localWebStorage(), passing: sessionWebStorage() };
}

/** Keeps drafts only while the page lives, for hosts whose storage we should not touch. */
export function memoryDraftStorage(): DraftStorage {
  return { lasting: memoryStorage(), passing: memoryStorage() };
}
