import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateRange } from './DateRange.js';

it('tells both ends when one changes, and shows what is wrong', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateRange
      legend="申请时间"
      start="2026-11-01"
      end=""
      startLabel="开始"
      endLabel="结束"
      error="日期有误"
      onChange={onChange}
    />,
  );
  await screen.getByLabelText('结束').fill('2026-11-20');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  await expect.element(screen.getByRole('group', { name: /申请时间/ })).toBeVisible();
  await expect.element(screen.getByText('日期有误')).toBeVisible();
});
