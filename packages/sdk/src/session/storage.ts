/** Where the SDK keeps its state. No method may throw. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps nothing. */
export const noStorage = (): KeyValueStorage => ({
  get: () => undefined,
  set: () => undefined,
  remove: () => undefined,
});

/** Gone with the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** A storage with the page behind it: what it cannot keep is gone with the page. */
export function orMemory(storage: KeyValueStorage): KeyValueStorage {
  const here = memoryStorage();
  return {
    get: (key) => here.get(key) ?? storage.get(key),
    set(key, value) {
      storage.set(key, value);
      if (storage.get(key) === value) here.remove(key);
      else here.set(key, value);
    },
    remove(key) {
      storage.remove(key);
      here.remove(key);
    },
  };
}

// Storage may be missing (server), forbidden (privacy settings) or full: then nothing is stored.
function webStorage(pick: () => Storage | undefined, prefix: string): KeyValueStorage {
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      const storage = pick();
      return storage === undefined ? undefined : run(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(prefix + key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(prefix + key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(prefix + key)),
  };
}

/** Shared by all tabs of the origin. */
export const localWebStorage = (prefix = 'huiqi:'): KeyValueStorage =>
  webStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage), prefix);

/** Kept for one tab. */
export const sessionWebStorage = (prefix = 'huiqi:'): KeyValueStorage =>
  webStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage), prefix);
