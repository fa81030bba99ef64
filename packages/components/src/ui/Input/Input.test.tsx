import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Input } from './Input.js';

it('passes on what is typed and keeps to its length', async () => {
  const screen = await render(<Input aria-label="昵称" maxLength={4} suffix="字" />);
  await userEvent.type(screen.getByLabelText('昵称'), '惠企平台用户');
  await expect.element(screen.getByLabelText('昵称')).toHaveValue('惠企平台');
  await expect.element(screen.getByText('字')).toBeVisible();
});
