import type { KeyValueStorage, Product } from '@huiqi/sdk';

/** A selected product. */
export type ComparedProduct = Pick<Product, 'id' | 'name' | 'bankName'>;

/** The products selected for comparison, kept for the tab. */
export interface CompareStore {
  readonly read: () => readonly ComparedProduct[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns false if the limit is reached. */
  readonly add: (product: ComparedProduct) => boolean;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** Maximum number of columns that can be read side by side. */
export const maxCompared = 3;

const key = 'huiqi:compared-products';

function parse(text: string | undefined): readonly ComparedProduct[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(isProduct).slice(0, maxCompared);
  } catch {
    return [];
  }
}

const isProduct = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'bankName' in value &&
  typeof value.bankName === 'string';

function createStore(storage: KeyValueStorage): CompareStore {
  let chosen = parse(storage.get(key));
  const listeners = new Set<() => void>();
  const keep = (next: readonly ComparedProduct[]) => {
    chosen = next;
    if (next.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    read: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ id, name, bankName }) {
      if (chosen.some((one) => one.id === id)) return true;
      if (chosen.length >= maxCompared) return false;
      keep([...chosen, { id, name, bankName }]);
      return true;
    },
    remove: (id) => keep(chosen.filter((one) => one.id !== id)),
    clear: () => keep([]),
  };
}

/** Several banks use the same product name. */
export const fullNameOf = ({ name, bankName }: Omit<ComparedProduct, 'id'>) =>
  `${name} · ${bankName}`;

const stores = new WeakMap<KeyValueStorage, CompareStore>();

/** The single store of a storage: every card, bar and page shows the same selection. */
export function compareStoreOn(storage: KeyValueStorage): CompareStore {
  const found = stores.get(storage) ?? createStore(storage);
  stores.set(storage, found);
  return found;
}
