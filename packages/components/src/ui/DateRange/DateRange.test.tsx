import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
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

it('has both days whole on one line of a phone', async () => {
  await page.viewport(375, 800);
  const screen = await render(
    <div className={themeRoot} style={{ width: 317 }}>
      <DateRange legend="申请时间" start="2026-11-01" end="2026-11-20" onChange={vi.fn()} />
    </div>,
  );
  const days = screen.getByRole('textbox').elements();
  const tops = days.map((day) => day.getBoundingClientRect().top);
  expect(tops).toEqual([tops[0], tops[0]]);
  for (const day of days) expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
  await page.viewport(1200, 900);
});

it('holds each end by the other, and says it once for the group', async () => {
  const onChange = vi.fn();
  const draw = (error?: string) => (
    <DateRange legend="申请时间" start="2026-11-20" end="2026-11-01" {...{ error, onChange }} />
  );
  const screen = await render(draw());
  const [start, end] = [screen.getByLabelText('开始日期'), screen.getByLabelText('结束日期')];
  const group = screen.getByRole('group', { name: '申请时间' });
  await expect.element(group).toHaveAccessibleDescription('日期不能晚于 2026-11-01');
  await expect.element(start).toHaveAccessibleDescription('日期不能晚于 2026-11-01');
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await screen.rerender(draw('开始日期不能晚于结束日期'));
  await expect.element(group).toHaveAccessibleDescription('开始日期不能晚于结束日期');
  await expect.element(start).toHaveAttribute('aria-invalid', 'true');
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText(/不能[晚早]于 2026/)).not.toBeInTheDocument();
});

it('says under the group what is wrong with the text of one end, and keeps the other', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateRange legend="申请时间" start="2026-11-01" end="2026-11-20" onChange={onChange} />,
  );
  await screen.getByLabelText('结束日期').fill('月底');
  await userEvent.keyboard('{Tab}');
  expect(onChange.mock.calls).toEqual([[{ start: '2026-11-01', end: '' }]]);
  await screen.getByLabelText('开始日期').fill('');
  expect(onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-20' });
});

it('is a calendar for each end, limited by the other', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateRange legend="申请时间" start="2026-11-10" end="2026-11-20" onChange={onChange} />,
  );
  await screen.getByRole('button', { name: '打开日历' }).last().click();
  const calendar = screen.getByRole('dialog', { name: '选择日期' });
  await expect.element(calendar.getByRole('button', { name: /11月9日/ })).toBeDisabled();
  await calendar.getByRole('button', { name: /11月12日/ }).click();
  expect(onChange.mock.calls).toEqual([[{ start: '2026-11-10', end: '2026-11-12' }]]);
});
