import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../page/emulateMedia.fixture.js';
import { themeRoot } from '../../theme/index.js';
import { Example, rowsOf } from './ListExample.fixture.js';

afterEach(() => emulateMedia());

const ready = (left: (id: string) => boolean) => {
  const page = rowsOf(1, 10);
  return {
    status: 'ready',
    data: { ...page, rows: page.rows.filter(({ id }) => left(id)) },
  } as const;
};
const draw = (cards: boolean, left: (id: string) => boolean) => (
  <div className={themeRoot}>
    <Example cards={cards} state={ready(left)} />
  </div>
);
const move = (value: string) =>
  emulateMedia({ features: [{ name: 'prefers-reduced-motion', value }] });
const gapsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>('tbody > [aria-hidden], ul > [aria-hidden]'),
];

it.each([
  { kind: 'table', cards: false },
  { kind: 'cards', cards: true },
])('closes the gap of a row that leaves a $kind, in at most 200 ms', async ({ cards }) => {
  await move('no-preference');
  const screen = await render(draw(cards, () => true));
  const rows = [
    ...screen.container.querySelectorAll<HTMLElement>(cards ? 'ul > li' : 'tbody > tr'),
  ];
  const height = rows[3]!.offsetHeight;
  await screen.rerender(draw(cards, (id) => id !== '4'));
  const [gap, ...more] = gapsIn(screen.container);
  expect(more).toEqual([]);
  expect(gap!.previousElementSibling).toBe(rows[2]);
  expect(gap!.nextElementSibling).toBe(rows[4]);
  const [closing] = gap!.getAnimations();
  closing!.pause();
  closing!.currentTime = 0;
  expect(gap!.offsetHeight).toBe(height);
  closing!.currentTime = 159;
  expect(gap!.offsetHeight).toBeLessThan(height / 4);
  expect(closing!.effect!.getComputedTiming().duration).toBeLessThanOrEqual(200);
  closing!.finish();
  await expect.poll(() => gapsIn(screen.container)).toEqual([]);
});

it('has no gap where nothing should move, and none for other rows', async () => {
  await move('reduce');
  const screen = await render(draw(false, () => true));
  await screen.rerender(draw(false, (id) => id !== '4'));
  expect(gapsIn(screen.container)).toEqual([]);
  await move('no-preference');
  await screen.rerender(draw(false, (id) => id === '1'));
  expect(gapsIn(screen.container)).toEqual([]);
});
