import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Textarea } from './Textarea.js';

it('keeps line breaks', async () => {
  const screen = await render(<Textarea aria-label="备注" rows={3} />);
  await userEvent.type(screen.getByLabelText('备注'), '一{Enter}二');
  await expect.element(screen.getByLabelText('备注')).toHaveValue('一\n二');
});

it('forwards its ref and reports changes and blur', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  const onBlur = vi.fn();
  const screen = await render(
    <Textarea ref={ref} aria-label="备注" value="一" {...{ onChange, onBlur }} />,
  );
  ref.current?.focus();
  await screen.getByLabelText('备注').fill('一二');
  expect(onChange).toHaveReturnedWith('一二');
  expect(ref.current?.value).toBe('一');
  await userEvent.keyboard('{Tab}');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('enforces its maximum length and cannot be edited when read-only or disabled', async () => {
  const screen = await render(<Textarea aria-label="备注" maxLength={3} rows={2} />);
  const box = screen.getByLabelText('备注');
  await userEvent.type(box, '一二三四五');
  await expect.element(box).toHaveValue('一二三');
  await expect.element(box).toHaveAttribute('rows', '2');
  await screen.rerender(<Textarea aria-label="备注" readOnly />);
  await userEvent.type(box, '六');
  await expect.element(box).toHaveValue('一二三');
  await screen.rerender(<Textarea aria-label="备注" disabled />);
  await expect.element(box).toBeDisabled();
});
