import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tag } from './Tag.js';

it('says its words whatever its colour', async () => {
  const screen = await render(<Tag tone="danger">已拒绝</Tag>);
  await expect.element(screen.getByText('已拒绝')).toBeVisible();
});
