import { afterEach, expect, test, vi } from 'vitest';
import { keptState } from './keptState.js';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}
/** Without the components, whose styles a bundler has to compile. */
vi.mock('@huiqi/components/provider', async () => {
  const { memoryStorage } = await import('@huiqi/sdk');
  return { memoryDraftStorage: () => ({ lasting: memoryStorage(), passing: memoryStorage() }) };
});
const element = () => ({}) as Element;
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['memory', []],
  [undefined, []],
  ['session', ['huiqi:widget:form']],
] as const)('drafts in %s leave %j in the storage of the tab', (where, names) => {
  const [tab, browser] = [storage(), storage()];
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser });
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
  const { drafts } = keptState(element(), '/cIGNALoan', where);
  drafts.lasting.set('form', 'typed');
  // Identity numbers.
  drafts.passing.set('person', 'secret');
  expect(drafts.lasting.get('form')).toBe('typed');
  expect([...tab.items.keys()]).toEqual(names);
  expect([...browser.items.keys()]).toEqual([]);
});

test('an element that returns has its state, another one has its own', () => {
  const one = element();
  expect(keptState(one, '/cIGNALoan', 'memory')).toBe(keptState(one, '/cIGNAWhite', 'memory'));
  expect(keptState(element(), '/cIGNALoan', 'memory')).not.toBe(
    keptState(one, '/cIGNALoan', 'memory'),
  );
});
