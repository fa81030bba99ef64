import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { stories } from './stories.js';

const drawn = inject('drawnStories');
const monthMs = 31 * 24 * 3_600_000;
const container = document.createElement('div');
const complaints: string[] = [];
/** Of React's complaint its first sentence and the lines that differ. */
function complain(...parts: unknown[]): void {
  const text = parts.map(String).join(' ');
  if (!/hydrat|server rendered/i.test(text)) return;
  const [sentence, ...tree] = text.split('\n');
  const lines = tree.filter((line) => /^[+-] /.test(line)).map((line) => line.replace(/\s+/g, ' '));
  complaints.push(
    [sentence, ...lines.filter((line) => !line.startsWith('- A ')).slice(0, 20)].join('\n'),
  );
}

beforeEach(() => {
  complaints.length = 0;
  document.body.append(container);
  vi.spyOn(console, 'error').mockImplementation(complain);
  // What draws the present day would draw another one than the server did.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + monthMs });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  container.remove();
});

it('has the markup of the stories', () => {
  expect(Object.keys(drawn).length).toBeGreaterThan(150);
});

const drawable = [...stories].filter(([name]) => name in drawn);

it.each(drawable)('takes over %s as the server drew it', async (name, Story) => {
  container.innerHTML = drawn[name] ?? '';
  const root = await act(async () =>
    hydrateRoot(container, <Story />, { onRecoverableError: complain }),
  );
  await act(async () => root.unmount());
  expect(complaints).toEqual([]);
});
