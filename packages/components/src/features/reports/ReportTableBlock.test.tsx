import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { ReportTableBlock } from './ReportTableBlock.js';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const table = (count: number) => ({
  kind: 'table' as const,
  caption: '申报记录',
  columns: keys.map((key) => ({ key, header: key, align: 'end' as const })),
  rows: Array.from({ length: count }, (_unused, turn) =>
    Object.fromEntries(keys.map((key) => [key, turn % 5 === 0 ? '-1,234.50' : `${turn}`])),
  ),
});
const draw = (count: number) =>
  render(
    <div className={themeRoot}>
      <ReportTableBlock block={table(count)} section="申报信息" />
    </div>,
  );
const rowsOf = (container: Element) => container.querySelectorAll('tbody tr').length;

test('a table of 50 rows is whole', async () => {
  const screen = await draw(50);
  expect(rowsOf(screen.container)).toBe(50);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('a longer one shows 50 rows, and all when they are wanted', async () => {
  const screen = await draw(500);
  expect(rowsOf(screen.container)).toBe(50);
  await screen.getByRole('button', { name: '显示全部 500 行' }).click();
  await expect.poll(() => rowsOf(screen.container)).toBe(500);
  await expect.element(screen.getByText('已显示全部 500 行')).toBeVisible();
});

test('a sheet holds all rows', async () => {
  const screen = await draw(120);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rowsOf(screen.container)).toBe(120);
});

test('of 10,000 rows one click brings 1,000 more', async () => {
  const screen = await draw(10_000);
  expect(rowsOf(screen.container)).toBe(50);
  const more = screen.getByRole('button', { name: '再显示 1,000 行' });
  await more.click();
  await expect.poll(() => rowsOf(screen.container)).toBe(1_050);
  await expect.element(screen.getByText('已显示前 1,050 行，共 10,000 行')).toBeVisible();
  await expect.element(more).toBeVisible();
});
