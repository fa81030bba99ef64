import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { parseDisplay } from './display.js';
import { sentencesOf } from './sentencesOf.js';

const script = readFileSync(new URL('../../public/assets/display.js', import.meta.url), 'utf8');

/** Runs the early script in a document; returns what it marks it with, and how it is told of a choice. */
function run(kept: string | Error, systemIsDark = false, isForced = false) {
  const dataset: Record<string, string> = {};
  const bar = { content: '' };
  const listeners: Record<string, (event: { detail: string }) => void> = {};
  const setItem = vi.fn();
  runInNewContext(script, {
    document: { documentElement: { dataset }, querySelector: () => bar },
    matchMedia: (query: string) => ({
      matches: query.includes('forced') ? isForced : systemIsDark,
      addEventListener: vi.fn(),
    }),
    localStorage: {
      getItem: () => {
        if (typeof kept !== 'string') throw kept;
        return kept;
      },
      setItem,
    },
    addEventListener: (type: string, listener: (event: { detail: string }) => void) =>
      void (listeners[type] = listener),
  });
  return {
    dataset,
    bar,
    setItem,
    choose: (detail: string) => listeners['huiqi:display']?.({ detail }),
  };
}

test.each([
  ['', false, 'light'],
  ['', true, 'dark'],
  ['light', true, 'light'],
  ['care dark', false, 'dark'],
])('kept %j, on a dark system: %s', (kept, systemIsDark, scheme) => {
  const { dataset } = run(kept, systemIsDark);
  expect(dataset).toEqual({ huiqiDisplay: kept, huiqiScheme: scheme });
});

test('in forced colours pictures follow the system, whatever is kept', () => {
  expect(run('light', true, true).dataset['huiqiScheme']).toBe('dark');
  expect(run('care dark', false, true).dataset).toEqual({
    huiqiDisplay: 'care dark',
    huiqiScheme: 'light',
  });
});

test('a choice applies at once and is kept, also where the storage is blocked', () => {
  const page = run('');
  page.choose('care dark');
  expect(page.dataset).toEqual({ huiqiDisplay: 'care dark', huiqiScheme: 'dark' });
  expect(page.bar.content).toBe('#122238');
  expect(page.setItem).toHaveBeenCalledWith('huiqi:display', 'care dark');
  const blocked = run(new Error('blocked'));
  blocked.choose('care');
  expect(blocked.dataset['huiqiDisplay']).toBe('care');
});

test('unknown words change nothing', () => {
  expect(parseDisplay('')).toEqual({ care: false, scheme: 'auto' });
  expect(parseDisplay('neon care')).toEqual({ care: true, scheme: 'auto' });
});

test('a text is read in sentences; marks alone are none', () => {
  expect(sentencesOf('贷款产品\n年利率 3.9%。最高 150 万元！\n——\n\n')).toEqual([
    '贷款产品',
    '年利率 3.9%。',
    '最高 150 万元！',
  ]);
});
