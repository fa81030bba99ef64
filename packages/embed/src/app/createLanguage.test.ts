import { expect, test, vi } from 'vitest';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createLanguage, type WidgetLanguage } from './createLanguage.js';

const english = { locale: { tag: 'en' }, errors: { tag: 'en' } } as WidgetLanguage;

function optionsOf(first: WidgetOptions) {
  const listeners = new Set<() => void>();
  let present = first;
  return {
    get: () => present,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: WidgetOptions) {
      present = next;
      for (const listener of listeners) listener();
    },
  };
}

test('Chinese is there at once, and nothing is loaded for it', () => {
  const load = vi.fn(() => Promise.resolve(english));
  expect(createLanguage(optionsOf({}), load).get()).toEqual({ isReady: true, language: undefined });
  expect(load).not.toHaveBeenCalled();
});

test('nothing is drawn until the first language is there', async () => {
  const language = createLanguage(optionsOf({ locale: 'en' }), () => Promise.resolve(english));
  const listener = vi.fn();
  language.subscribe(listener);
  expect(language.get().isReady).toBe(false);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(language.get()).toEqual({ isReady: true, language: english });
});

test('a language that cannot be loaded leaves Chinese', async () => {
  const language = createLanguage(optionsOf({ locale: 'en' }), () => Promise.reject(new Error()));
  await vi.waitFor(() => expect(language.get()).toEqual({ isReady: true, language: undefined }));
});

test('a change keeps what is drawn until the other language is there', async () => {
  const options = optionsOf({});
  const language = createLanguage(options, () => Promise.resolve(english));
  language.subscribe(() => undefined);
  options.change({ locale: 'en' });
  expect(language.get().isReady).toBe(true);
  await vi.waitFor(() => expect(language.get().language).toBe(english));
  options.change({ locale: 'zh-CN' });
  expect(language.get().language).toBeUndefined();
});
