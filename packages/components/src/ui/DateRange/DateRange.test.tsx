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

it('holds each end by the other', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateRange legend="申请时间" start="2026-11-01" end="2026-11-20" onChange={onChange} />,
  );
  await expect.element(screen.getByLabelText('开始日期')).toHaveAttribute('max', '2026-11-20');
  await expect.element(screen.getByLabelText('结束日期')).toHaveAttribute('min', '2026-11-01');
  await screen.getByLabelText('开始日期').fill('');
  expect(onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-20' });
});
