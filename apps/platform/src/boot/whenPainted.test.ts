import { afterEach, expect, test, vi } from 'vitest';
import { whenPainted } from './whenPainted.js';

afterEach(() => vi.unstubAllGlobals());

/** The steps of a start, in their order: frames are painted by hand. */
function startIn(dataset: Record<string, string>, hidden = false) {
  const page = { hidden, getElementById: () => ({ dataset }) };
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
  const next = vi.fn();
  whenPainted(page as unknown as Document, next);
  return { next, frames };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a drawn page is painted before it is taken over', async () => {
  const { next, frames } = startIn({ drawn: 'visitor' });
  await turn();
  expect(next).not.toHaveBeenCalled();
  frames[0]?.();
  expect(next).not.toHaveBeenCalled();
  await turn();
  expect(next).toHaveBeenCalledOnce();
});

test.each([
  { page: 'without anything drawn', dataset: {}, hidden: false },
  { page: 'in a hidden tab, which has no frames', dataset: { drawn: 'user' }, hidden: true },
])('a page $page starts at once', async ({ dataset, hidden }) => {
  const { next, frames } = startIn(dataset, hidden);
  await turn();
  expect(frames).toEqual([]);
  expect(next).toHaveBeenCalledOnce();
});
