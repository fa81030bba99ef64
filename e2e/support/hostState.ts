import type { JSHandle, Page } from '@playwright/test';

type Members = Map<PropertyKey, PropertyDescriptor>;
interface Snapshot {
  readonly globals: Members;
  readonly prototypes: Map<string, readonly [object, Members]>;
}

/** Everything a script could leave on the page: its globals and the members of all prototypes. */
export const hostSnapshot = (page: Page): Promise<JSHandle<Snapshot>> =>
  page.evaluateHandle(() => {
    const membersOf = (object: object): Members =>
      new Map(Reflect.ownKeys(object).map((key) => [key, own(object, key)]));
    const own = (object: object, key: PropertyKey) =>
      Object.getOwnPropertyDescriptor(object, key) ?? {};
    const globals = membersOf(window);
    const prototypes = new Map<string, readonly [object, Members]>();
    for (const [name, { value }] of globals) {
      const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
      if (typeof prototype === 'object' && prototype !== null)
        prototypes.set(String(name), [prototype, membersOf(prototype)]);
    }
    return { globals, prototypes };
  });

/** Differences from the snapshot: `window.Huiqi`, `Array.prototype.at`. */
export const changedSince = (page: Page, before: JSHandle<Snapshot>): Promise<string[]> =>
  page.evaluate(({ globals, prototypes }) => {
    const changed: string[] = [];
    const compare = (path: string, object: object, was: Members): void => {
      for (const key of new Set([...was.keys(), ...Reflect.ownKeys(object)])) {
        const now = Object.getOwnPropertyDescriptor(object, key);
        const then = was.get(key);
        // Numbers such as innerHeight, and the last event, change by themselves.
        const parts = ['get', 'set'] as const;
        const same =
          now &&
          then &&
          parts.every((part) => now[part] === then[part]) &&
          (now.value === then.value || typeof now.value !== 'function');
        if (!same) changed.push(`${path}.${String(key)}`);
      }
    };
    compare('window', window, globals);
    for (const [name, [object, was]] of prototypes) compare(`${name}.prototype`, object, was);
    return changed.sort();
  }, before);

/** The host's own tree; empty attributes are left out. */
export const hostTree = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML.replaceAll(' style=""', ''));
