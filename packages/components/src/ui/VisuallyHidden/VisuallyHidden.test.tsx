import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from './VisuallyHidden.js';

it('is read, and neither seen nor copied', async () => {
  const screen = await render(
    <p>
      3<VisuallyHidden>条未读</VisuallyHidden>
    </p>,
  );
  const { width, height } = screen.getByText('条未读').element().getBoundingClientRect();
  expect(width * height).toBeLessThanOrEqual(1);
  getSelection()?.selectAllChildren(screen.container);
  expect(String(getSelection()).trim()).toBe('3');
});
