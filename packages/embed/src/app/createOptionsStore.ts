import { describeInvalid } from '../host/describeInvalid.js';
import { attributeOf, optionNames, scalarNames } from '../host/optionNames.js';
import type { WidgetOptionName, WidgetOptions } from '../host/WidgetOptions.js';

/** The options of a widget as they stand, valid ones only. */
export interface OptionsStore {
  /** The same object until an option changes, so that `useSyncExternalStore` can read it. */
  readonly get: () => WidgetOptions;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads one option again from the element. */
  readonly changed: (name: string) => void;
}

type OptionsElement = Pick<HTMLElement, 'getAttribute'> & {
  readonly [Name in WidgetOptionName]?: unknown;
};

/** Properties take precedence over attributes; invalid values are reported and left out. */
export function createOptionsStore(
  element: OptionsElement,
  onInvalid: (sentence: string) => void,
): OptionsStore {
  let options: WidgetOptions = {};
  const listeners = new Set<() => void>();

  function read(name: WidgetOptionName): void {
    const value = element[name] ?? fromAttribute(element, name) ?? undefined;
    const wrong = describeInvalid(name, value);
    if (wrong) onInvalid(wrong);
    const { [name]: _, ...others } = options;
    options = wrong || value === undefined ? others : { ...others, [name]: value };
  }
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
      for (const listener of listeners) listener();
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
