import { readFile } from 'node:fs/promises';
import { createAppearance, type AppearanceVariable } from '@huiqi/components/appearance';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { WidgetAppearance } from '../host/WidgetOptions.js';
import type { WidgetVariable } from '../host/WidgetVariable.js';
import { createOptionsStore } from './createOptionsStore.js';
import { followAppearance } from './followAppearance.js';

const optionsWith = (appearance?: WidgetAppearance) =>
  createOptionsStore({ ...(appearance ? { appearance } : {}), getAttribute: () => null });
const system = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
vi.stubGlobal('matchMedia', () => system);
/** A root of a browser that cannot construct stylesheets. */
const oldRoot = {} as ShadowRoot;

test('a browser that cannot apply an appearance is told so, and shows the widget', async () => {
  const warn = vi.fn();
  await followAppearance(optionsWith({ mode: 'dark' }), oldRoot, warn).ready;
  expect(warn.mock.calls).toEqual([['appearance: this browser has no constructed stylesheets']]);
});

test('without the option nothing is said', async () => {
  const warn = vi.fn();
  await followAppearance(optionsWith(), oldRoot, warn).ready;
  expect(warn).not.toHaveBeenCalled();
});

test('the variables of the option are those of an appearance', () => {
  expectTypeOf<WidgetVariable>().toEqualTypeOf<AppearanceVariable>();
});

test('every variable that the readme names can be set', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.match(/^\| `(?:color|font|radius)[^|]*\|/gm) ?? [];
  const names = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(20);
  const kinds = names.map((name) => {
    const { problems } = createAppearance({ variables: { [name]: '!' } });
    return [name, problems[0]?.kind];
  });
  // Known, but with another value.
  expect(kinds).toEqual(names.map((name) => [name, 'invalid-value']));
});
