import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { stories } from './stories.js';

const drawn = inject('drawnStories');
const monthMs = 31 * 24 * 3_600_000;
const container = document.createElement('div');
const complaints: string[] = [];

/** Keeps the first sentence of React's complaint and the lines that differ. */
function complain(...parts: unknown[]): void {
  const text = parts.map(String).join(' ');
  if (!/hydrat|server rendered/i.test(text)) return;
  const [sentence, ...tree] = text.split('\n');
  const lines = tree
    .filter((line) => /^[+-] {2}/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .slice(0, 20);
  complaints.push([sentence, ...lines].join('\n'));
}

beforeEach(() => {
  complaints.length = 0;
  document.body.append(container);
  vi.spyOn(console, 'error').mockImplementation(complain);
  // A story that renders the current day renders another one than the server did.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + monthMs });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  container.remove();
});

it('has stories', () => {
  expect(stories.size).toBeGreaterThan(150);
});

it('notices what the browser renders otherwise', async () => {
  container.innerHTML = '<p>昨天</p>';
  const today = <p>{new Date().getFullYear()}</p>;
  const root = await act(async () =>
    hydrateRoot(container, today, { onRecoverableError: complain }),
  );
  await act(async () => root.unmount());
  expect(complaints).toHaveLength(1);
});

it.each([...stories])('%s hydrates as Node rendered it', async (name, Story) => {
  const { html = '', error } = drawn[name] ?? {};
  expect(error).toBeUndefined();
  // A strict policy refuses style attributes in markup; React sets them by script.
  expect(html).not.toMatch(/<[^>]* style="/);
  // React leaves what failed inside a boundary to the browser and marks it.
  expect(html).not.toContain('<!--$!-->');

  container.innerHTML = html;
  const root = await act(async () =>
    hydrateRoot(container, <Story />, { onRecoverableError: complain }),
  );
  await act(async () => root.unmount());
  expect(complaints).toEqual([]);
});
