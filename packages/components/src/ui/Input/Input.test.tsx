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

it('cleans what is pasted before anybody reads it, and what an input method wrote', async () => {
  const read: string[] = [];
  const screen = await render(
    <Input
      aria-label="手机号"
      defaultValue=""
      clean={(text) => text.replaceAll(/\s/g, '')}
      onChange={({ target }) => read.push(target.value)}
    />,
  );
  const box = screen.getByLabelText('手机号').element() as HTMLInputElement;
  box.focus();
  document.execCommand('insertText', false, '138 0000 0001');
  expect(read).toEqual(['13800000001']);
  expect(box.value).toBe('13800000001');
  const write = (text: string, isComposing: boolean) => {
    box.setRangeText(text, box.value.length, box.value.length, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  write(' 2', true);
  expect(box.value).toBe('13800000001 2');
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(box.value).toBe('138000000012');
  expect(read.at(-1)).toBe('138000000012');
});

it('shows the value it is given and tells what was typed', async () => {
  const onChange = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
  const screen = await render(<Input aria-label="金额" value="1" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('金额'), '0');
  expect(onChange).toHaveReturnedWith('10');
  await expect.element(screen.getByLabelText('金额')).toHaveValue('1');
});
