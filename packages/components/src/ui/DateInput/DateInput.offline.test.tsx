import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateInput } from './DateInput.js';

// A getter: a factory that throws would fail the test itself.
vi.mock('./DateCalendar.js', () => ({
  get DateCalendar(): never {
    throw new Error('the chunk did not arrive');
  },
}));

it('reports that the calendar is unavailable; typing still works', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateInput aria-label="日期" value="" onChange={onChange} />);
  const opener = screen.getByRole('button', { name: '打开日历' });
  await opener.click();
  const field = screen.getByLabelText('日期');
  await expect.element(field).toHaveAccessibleDescription('日历暂时打不开，请直接填写日期');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await field.fill('2026-01-01');
  expect(onChange.mock.calls).toEqual([['2026-01-01']]);
});
