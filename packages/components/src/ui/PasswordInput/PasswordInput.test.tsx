import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
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

it('is shown by keyboard, and its button says whether it is', async () => {
  const screen = await render(<PasswordInput aria-label="密码" defaultValue="secret" />);
  const toggle = screen.getByRole('button', { name: '显示密码' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  toggle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
});

it('hands out its field, shows the value it is given, and can be switched off', async () => {
  const ref = createRef<HTMLInputElement>();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const draw = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <PasswordInput ref={ref} aria-label="密码" value="a" onChange={vi.fn()} {...{ disabled }} />
    </form>
  );
  const screen = await render(draw(false));
  await userEvent.type(screen.getByLabelText('密码', { exact: true }), 'b');
  expect(ref.current?.value).toBe('a');
  await screen.getByRole('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(draw(true));
  expect(ref.current?.disabled).toBe(true);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});
