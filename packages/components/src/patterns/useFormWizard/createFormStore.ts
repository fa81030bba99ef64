import { hasOwn } from '../../copy/hasOwn.js';
export type FormStoreValues = Readonly<Record<string, string>>;

/**
 * Form values outside of React: a field rerenders when its own value changes, and the rest of the page only when its
 * output does.
 */
export interface FormStore {
  /** All values; the same object until one changes. */
  readonly values: () => FormStoreValues;
  readonly get: (name: string) => string;
  readonly set: (name: string, value: string) => void;
  /** Replaces all values. */
  readonly reset: (values: FormStoreValues) => void;
  /** Called after every change. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeTo: (name: string, listener: () => void) => () => void;
}

type Listeners = Set<() => void>;

export function createFormStore(initial: FormStoreValues): FormStore {
  let values = initial;
  const everything: Listeners = new Set();
  const byName = new Map<string, Listeners>();
  const get = (name: string) => (hasOwn(values, name) ? (values[name] ?? '') : '');
  const call = (listeners: Listeners | undefined) => listeners?.forEach((listener) => listener());
  const add = (listeners: Listeners, listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    values: () => values,
    get,
    set(name, value) {
      if (get(name) === value && hasOwn(values, name)) return;
      values = { ...values, [name]: value };
      call(byName.get(name));
      call(everything);
    },
    reset(next) {
      values = next;
      byName.forEach(call);
      call(everything);
    },
    subscribe: (listener) => add(everything, listener),
    subscribeTo(name, listener) {
      const listeners = byName.get(name) ?? new Set();
      byName.set(name, listeners);
      return add(listeners, listener);
    },
  };
}
