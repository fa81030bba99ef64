import { isOwnPath } from '../domain/links/ownPath.js';
import { isSecretParameter, withoutParameters } from './secretQuery.js';
import type { KeyValueStorage } from './storage.js';

/** State of a visit that outlives a login (spec 1 §4 Session, §9). */
export interface VisitStore {
  /** Saves where to go after login. Only own paths are saved, without a token in their query. */
  saveReturnTarget(path: string | undefined): void;
  /** Returns and removes where to go after login. */
  takeReturnTarget(): string | undefined;
  peekReturnTarget(): string | undefined;
  /** Counts a refused call and returns the number since the last login. */
  countRefusal(): number;
  resetRefusals(): void;
  dialogSeen(name: string): boolean;
  markDialogSeen(name: string): void;
  clearDialogFlags(): void;
}

const targetKey = 'return-target';
const counterKey = 'request-counter';
const flagsKey = 'dialog-flags';

function withoutToken(path: string): string {
  const [before, ...hash] = path.split('#');
  const [pathname = '', query] = (before ?? '').split(/\?(.*)/s);
  if (query === undefined) return path;
  return (
    pathname + withoutParameters(query, isSecretParameter) + hash.map((part) => `#${part}`).join('')
  );
}

export function createVisitStore(storage: KeyValueStorage): VisitStore {
  const flags = () => (storage.get(flagsKey) ?? '').split(',').filter(Boolean);
  const peekReturnTarget = () => {
    const path = storage.get(targetKey);
    // The storage belongs to the page: its content is validated like any other input.
    return path !== undefined && isOwnPath(path) ? path : undefined;
  };
  return {
    saveReturnTarget(path) {
      if (path !== undefined && isOwnPath(path)) storage.set(targetKey, withoutToken(path));
    },
    takeReturnTarget() {
      const path = peekReturnTarget();
      storage.remove(targetKey);
      return path;
    },
    peekReturnTarget,
    countRefusal() {
      const before = Number.parseInt(storage.get(counterKey) ?? '0', 10);
      const count = (Number.isSafeInteger(before) && before > 0 ? before : 0) + 1;
      storage.set(counterKey, String(count));
      return count;
    },
    resetRefusals: () => storage.remove(counterKey),
    dialogSeen: (name) => flags().includes(name),
    markDialogSeen(name) {
      if (!flags().includes(name)) storage.set(flagsKey, [...flags(), name].join(','));
    },
    clearDialogFlags: () => storage.remove(flagsKey),
  };
}
