import { createRef, type ChangeEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Input } from './Input.js';

it('passes on what is typed and keeps to its length', async () => {
  const screen = await render(<Input aria-label="昵称" maxLength={4} suffix="字" />);
  await userEvent.type(screen.getByLabelText('昵称'), '惠企平台用户');
  await expect.element(screen.getByLabelText('昵称')).toHaveValue('惠企平台');
  await expect.element(screen.getByText('字')).toBeVisible();
});

it('gives its element to the caller, and is not typed into while read-only or off', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(<Input ref={ref} aria-label="代码" defaultValue="915" readOnly />);
  const box = screen.getByLabelText('代码');
  expect(ref.current).toBe(box.element());
  ref.current?.focus();
  await userEvent.keyboard('X');
  await expect.element(box).toHaveValue('915');
  await screen.rerender(<Input ref={ref} aria-label="代码" disabled />);
  await expect.element(box).toBeDisabled();
});

it('shows the value it is given and tells what was typed', async () => {
  const onChange = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
  const screen = await render(<Input aria-label="金额" value="1" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('金额'), '0');
  expect(onChange).toHaveReturnedWith('10');
  await expect.element(screen.getByLabelText('金额')).toHaveValue('1');
});
