import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../Portal/PortalProvider.js';
import { DateInput, type DateInputProps } from './DateInput.js';

const onChange = vi.fn();
const left = vi.fn();
const hosts: HTMLElement[] = [];
beforeEach(() => {
  onChange.mockClear();
  left.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  hosts.splice(0).forEach((host) => host.remove());
});

function Owner({ value: start = '', ...rest }: Partial<DateInputProps>) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <button>上一步</button>
      <DateInput aria-label="日期" {...rest} value={value} onChange={change} onBlur={left} />
    </>
  );
}

const opener = page.getByRole('button', { name: '打开日历' });
const calendar = page.getByRole('dialog', { name: '选择日期' });
const day = (name: string) => calendar.getByRole('button', { name });

async function open(props: Partial<DateInputProps> = {}) {
  await render(<Owner {...props} />);
  await opener.click();
  await expect.element(calendar).toBeVisible();
  // Only then it takes the keys and notices where the pointer is pressed.
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
}

it('opens at the selected day, in Chinese, Monday first', async () => {
  await open({ value: '2026-03-09' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(calendar.getByRole('grid', { name: '2026年3月' })).toBeVisible();
  await expect.element(day('2026年3月9日 星期一，已选择')).toHaveFocus();
  const names = [...calendar.element().querySelectorAll('th')].map((cell) => cell.textContent);
  expect(names.join('')).toBe('一二三四五六日');
});

it('marks today in China, whatever the local time zone', async () => {
  await open();
  await expect.element(day('今天，2026年11月21日 星期六')).toHaveFocus();
});

it.each([
  ['{ArrowRight}', '2026-03-12'],
  ['{ArrowLeft}', '2026-03-10'],
  ['{ArrowDown}', '2026-03-18'],
  ['{ArrowUp}', '2026-03-04'],
  ['{Home}', '2026-03-09'],
  ['{End}', '2026-03-15'],
  ['{PageDown}', '2026-04-11'],
  ['{PageUp}', '2026-02-11'],
  ['{Shift>}{PageDown}{/Shift}', '2027-03-11'],
  ['{Shift>}{PageUp}{/Shift}', '2025-03-11'],
])('goes by %s to %s', async (keys, expected) => {
  await open({ value: '2026-03-11' });
  await userEvent.keyboard(keys);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[expected]]);
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('closes on Escape without a selection and returns focus to the button', async () => {
  await open({ value: '2026-03-11' });
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  expect(onChange).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

it('traps Tab; the days are a single tab stop', async () => {
  await open({ value: '2026-03-11' });
  const stops = [
    '今天',
    '清除',
    '上个月',
    '选择年份',
    '选择月份',
    '下个月',
    '2026年3月11日 星期三，已选择',
  ];
  for (const name of stops) {
    await userEvent.keyboard('{Tab}');
    await expect
      .element(calendar.getByLabelText(name, { exact: true }).or(day(name)))
      .toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(calendar.getByLabelText('下个月')).toHaveFocus();
});

it('changes year and month', async () => {
  await open({ value: '2026-03-11' });
  await calendar.getByLabelText('选择年份').selectOptions('1998年');
  await calendar.getByLabelText('选择月份').selectOptions('7月');
  await day('1998年7月1日 星期三').click();
  expect(onChange.mock.calls).toEqual([['1998-07-01']]);
});

it('disables everything beyond its limits', async () => {
  await open({ value: '2026-11-15', min: '2026-11-10', max: '2026-11-20' });
  await expect.element(day('2026年11月9日 星期一')).toBeDisabled();
  await expect.element(day('2026年11月10日 星期二')).toBeEnabled();
  await expect.element(day('2026年11月20日 星期五')).toBeEnabled();
  await expect.element(calendar.getByRole('button', { name: '今天', exact: true })).toBeDisabled();
  await expect.element(calendar.getByLabelText('下个月')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard(`${'{ArrowRight}'.repeat(8)}{Enter}`);
  expect(onChange.mock.calls).toEqual([['2026-11-20']]);
});

it('selects today and clears with one press', async () => {
  await open({ value: '2026-03-11' });
  await calendar.getByRole('button', { name: '今天', exact: true }).click();
  await expect.element(page.getByLabelText('日期', { exact: true })).toHaveValue('2026-11-21');
  await opener.click();
  await calendar.getByRole('button', { name: '清除' }).click();
  await expect.element(page.getByLabelText('日期', { exact: true })).toHaveValue('');
  expect(onChange.mock.calls).toEqual([['2026-11-21'], ['']]);
});

it('closes on its button and on a press outside, which blurs the field', async () => {
  await open();
  await opener.click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
  await opener.click();
  await expect.element(calendar).toBeVisible();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '上一步' })).toHaveFocus();
  expect(left).toHaveBeenCalled();
});

it('works in a shadow root and injects no style', async () => {
  const injected = () =>
    [...document.querySelectorAll('style')].filter((one) => !one.dataset['viteDevId']).length;
  const before = injected();
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const root = host.attachShadow({ mode: 'open' });
  const [app, floats] = [1, 2].map(() => root.appendChild(document.createElement('div')));
  if (!app || !floats) throw new Error('no root');
  await render(
    <PortalProvider container={floats}>
      {createPortal(<Owner value="2026-03-11" />, app)}
    </PortalProvider>,
  );
  await opener.click();
  await expect.element(calendar).toBeVisible();
  expect(floats.contains(calendar.element())).toBe(true);
  const focused = () => root.activeElement?.getAttribute('aria-label');
  await expect.poll(focused).toBe('2026年3月11日 星期三，已选择');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('下个月');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(focused()).toBe('上个月');
  await day('2026年3月12日 星期四').click();
  expect(onChange.mock.calls).toEqual([['2026-03-12']]);
  await expect.poll(focused).toBe('打开日历');
  expect(root.querySelectorAll('style')).toHaveLength(0);
  expect(injected()).toBe(before);
});
