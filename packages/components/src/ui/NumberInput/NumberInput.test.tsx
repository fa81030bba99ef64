import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberInput } from './NumberInput.js';

function Example() {
  const [value, setValue] = useState('');
  return (
    <>
      <NumberInput aria-label="金额" value={value} onValueChange={setValue} decimals={2} />
      <output>{value}</output>
    </>
  );
}

it('keeps a decimal string and groups thousands only when left', async () => {
  const screen = await render(<Example />);
  const box = screen.getByRole('textbox', { name: '金额' });
  await box.fill('1,234,567.891');
  await expect.element(box).toHaveValue('1234567.89');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('1,234,567.89');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1234567.89');
});

it.each([
  ['１２３．４５', '123.45'],
  ['￥ 1 200 元', '1200'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('cleans a pasted %s to %s', async (pasted, value) => {
  const screen = await render(<Example />);
  await screen.getByRole('textbox').fill(pasted);
  await expect.element(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
});

it('drops a point with nothing after it when it is left', async () => {
  const screen = await render(<Example />);
  await userEvent.type(screen.getByRole('textbox'), '12.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('12.');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^12$/);
});

it('keeps whole numbers whole, brings the keyboard for them and names its unit', async () => {
  const onValueChange = vi.fn();
  const ref = createRef<HTMLInputElement>();
  const screen = await render(
    <NumberInput ref={ref} aria-label="期限" value="" unit="个月" {...{ onValueChange }} />,
  );
  expect(ref.current?.inputMode).toBe('numeric');
  await expect.element(screen.getByText('个月')).toBeVisible();
  await screen.getByRole('textbox').fill('12.5');
  expect(onValueChange.mock.calls).toEqual([['12']]);
});

it('shows the value it is given, and none of it can be changed when read-only or off', async () => {
  const onValueChange = vi.fn();
  const draw = (more: { readOnly?: boolean; disabled?: boolean }) => (
    <NumberInput aria-label="金额" value="1234567" {...{ onValueChange }} {...more} />
  );
  const screen = await render(draw({ readOnly: true }));
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveValue('1,234,567');
  await userEvent.type(box, '9');
  expect(onValueChange).not.toHaveBeenCalled();
  await screen.rerender(draw({ disabled: true }));
  await expect.element(box).toBeDisabled();
});
