import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.js';

it('is ticked by its label and by the space bar', async () => {
  const onChange = vi.fn();
  const screen = await render(<Checkbox label="同意协议" onChange={onChange} />);
  await screen.getByText('同意协议').click();
  const box = screen.getByRole('checkbox', { name: '同意协议' });
  await expect.element(box).toBeChecked();
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('shows the value it is given, and does nothing while it is off', async () => {
  const onChange = vi.fn();
  const screen = await render(<Checkbox label="同意协议" checked={false} onChange={onChange} />);
  const box = screen.getByRole('checkbox');
  await box.click();
  expect(onChange).toHaveBeenCalledTimes(1);
  await expect.element(box).not.toBeChecked();
  await screen.rerender(<Checkbox label="同意协议" checked disabled onChange={onChange} />);
  await expect.element(box).toBeDisabled();
  await expect.element(box).toBeChecked();
});
