import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './Avatar.js';

it('shows the first character where there is no picture, or the picture is broken', async () => {
  const screen = await render(<Avatar name="垫江明月食品" src="/missing.svg" />);
  await expect.element(screen.getByText('垫')).toBeVisible();
});
