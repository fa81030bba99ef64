import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.js';

const presets = ['lines', 'card', 'table', 'detail', 'form'] as const;

it('is hidden from assistive technology', async () => {
  const screen = await render(<Skeleton lines={3} />);
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

it('has the given lines and size, without inline styles', async () => {
  const screen = await render(<Skeleton lines={3} />);
  const shapes = () => [...(screen.container.firstElementChild?.children ?? [])];
  expect(shapes()).toHaveLength(3);
  await screen.rerender(<Skeleton shape="block" width={120} height={40} lines={3} />);
  expect(shapes()).toHaveLength(1);
  const { width, height } = shapes()[0]?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([120, 40]);
  expect(screen.container.querySelector('[style]')).toBeNull();
});

it.each(presets)('renders the %s preset with the given number of rows', async (preset) => {
  const screen = await render(<Skeleton preset={preset} rows={2} />);
  const { container } = screen;
  expect(container.textContent).toBe('');
  expect(container.querySelector('[style]')).toBeNull();
  const few = container.getBoundingClientRect().height;
  expect(few).toBeGreaterThan(40);
  await screen.rerender(<Skeleton preset={preset} rows={6} />);
  expect(container.getBoundingClientRect().height).toBeGreaterThan(few);
});

it('is visible on a card', async () => {
  const screen = await render(<Skeleton preset="lines" />);
  const bar = screen.container.querySelector('span span span span')!;
  expect(getComputedStyle(bar).backgroundColor).toBe('rgb(223, 227, 232)');
});
