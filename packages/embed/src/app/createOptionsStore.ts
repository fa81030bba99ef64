import { attributeOf, optionNames, scalarNames } from '../host/optionNames.js';
import type { WidgetOptionName, WidgetOptions } from '../host/WidgetOptions.js';

/** A sentence that says what is wrong with an option, or null. */
export type DescribeInvalid = (name: string, value: unknown) => string | null;

/** The options of a widget as they stand. */
export interface OptionsStore {
  /** The same object until an option changes, so that `useSyncExternalStore` can read it. */
  readonly get: () => WidgetOptions;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads one option again from the element. */
  readonly changed: (name: string) => void;
}

export interface CheckedOptionsStore extends OptionsStore {
  /** From then on invalid values are reported and ignored. */
  readonly check: (describe: DescribeInvalid, onInvalid: (sentence: string) => void) => void;
}

type OptionsElement = Pick<HTMLElement, 'getAttribute'> & {
  readonly [Name in WidgetOptionName]?: unknown;
};

/** Properties take precedence over attributes. The validation is loaded after the first screen. */
export function createOptionsStore(element: OptionsElement): CheckedOptionsStore {
  let options: WidgetOptions = {};
  let isValid = (_name: string, _value: unknown): boolean => true;
  const listeners = new Set<() => void>();

  function read(name: WidgetOptionName): void {
    const value = element[name] ?? fromAttribute(element, name) ?? undefined;
    const { [name]: _, ...others } = options;
    options = value === undefined || !isValid(name, value) ? others : { ...others, [name]: value };
  }
  const notify = () => {
    for (const listener of listeners) listener();
  };
  for (const name of optionNames) read(name);

  return {
    get: () => options,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed(name) {
      const known = optionNames.find((one) => one === name);
      if (!known) return;
      read(known);
      notify();
    },
    check(describe, onInvalid) {
      isValid = (name, value) => {
        const wrong = describe(name, value);
        if (wrong) onInvalid(wrong);
        return wrong === null;
      };
      const given = Object.keys(options);
      for (const name of optionNames) if (name in options) read(name);
      if (Object.keys(options).length < given.length) notify();
    },
  };
}

const numbers: ReadonlySet<string> = new Set<WidgetOptionName>(['pageSize', 'layer']);

function fromAttribute(element: OptionsElement, name: WidgetOptionName): unknown {
  if (!scalarNames.some((one) => one === name)) return undefined;
  const text = element.getAttribute(attributeOf(name));
  if (text === null || text === '') return name === 'debug' && text === '' ? true : undefined;
  if (name === 'debug') return text !== 'false';
  return numbers.has(name) ? Number(text) : text;
}
