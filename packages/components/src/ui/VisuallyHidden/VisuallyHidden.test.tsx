import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from './VisuallyHidden.js';

it('is read and not seen', async () => {
  const screen = await render(<VisuallyHidden>条未读</VisuallyHidden>);
  const { width, height } = screen.getByText('条未读').element().getBoundingClientRect();
  expect(width * height).toBeLessThanOrEqual(1);
});
