import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordInput } from './PasswordInput.js';

it('shows and hides what was typed without losing it', async () => {
  const screen = await render(<PasswordInput aria-label="密码" />);
  const box = screen.getByLabelText('密码', { exact: true });
  await userEvent.type(box, 'Huiqi@2026');
  await expect.element(box).toHaveAttribute('type', 'password');
  await screen.getByRole('button').click();
  await expect.element(box).toHaveAttribute('type', 'text');
  await expect.element(box).toHaveValue('Huiqi@2026');
});
