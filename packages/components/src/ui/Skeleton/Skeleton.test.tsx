import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.js';

it('is nothing to read', async () => {
  const screen = await render(<Skeleton lines={3} />);
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});
