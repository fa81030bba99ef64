import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateInput } from './DateInput.js';

it('tells the date as YYYY-MM-DD', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateInput aria-label="日期" value="" onChange={onChange} />);
  await screen.getByLabelText('日期').fill('2026-11-20');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
});

it('is empty again when the date is taken away, and keeps to its limits', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateInput
      aria-label="日期"
      value="2026-11-20"
      min="2026-01-01"
      max="2026-12-31"
      onChange={onChange}
    />,
  );
  const field = screen.getByLabelText('日期');
  await expect.element(field).toHaveAttribute('min', '2026-01-01');
  await expect.element(field).toHaveAttribute('max', '2026-12-31');
  await field.fill('');
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('shows the value it is given, not what was typed, and can be switched off', async () => {
  const screen = await render(
    <DateInput aria-label="日期" value="2026-11-20" onChange={vi.fn()} />,
  );
  await screen.getByLabelText('日期').fill('2027-01-01');
  await expect.element(screen.getByLabelText('日期')).toHaveValue('2026-11-20');
  await screen.rerender(<DateInput aria-label="日期" value="" disabled onChange={vi.fn()} />);
  await expect.element(screen.getByLabelText('日期')).toBeDisabled();
});
