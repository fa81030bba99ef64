import { useState } from 'react';
import { expect, it } from 'vitest';
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
