import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.js';

it('is nothing to read', async () => {
  const screen = await render(<Skeleton lines={3} />);
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

it('has the lines and the size of what comes', async () => {
  const screen = await render(<Skeleton lines={3} />);
  const shapes = () => [...(screen.container.firstElementChild?.children ?? [])];
  expect(shapes()).toHaveLength(3);
  await screen.rerender(<Skeleton shape="block" width={120} height={40} lines={3} />);
  expect(shapes()).toHaveLength(1);
  const { width, height } = shapes()[0]?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([120, 40]);
});
