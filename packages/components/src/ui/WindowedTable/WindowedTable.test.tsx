import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import type { TableColumn, TableSort } from '../Table/Table.js';
import { rowIndexOf } from './rowIndexOf.js';
import { rowSegments, visibleRange } from './rowSegments.js';
import { WindowedTable, type WindowedTableProps } from './WindowedTable.js';

interface Row {
  readonly id: number;
}
const columns: readonly TableColumn<Row>[] = [
  { key: 'name', header: '名称', kind: 'name', rowHeader: true, render: ({ id }) => `企业${id}` },
  { key: 'id', header: '编号', kind: 'code', render: ({ id }) => `HQ${id}` },
  { key: 'amount', header: '金额', kind: 'money', sortable: true, render: ({ id }) => String(id) },
  { key: 'more', header: '备注', width: 400, render: () => '无' },
];
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_unused, id) => ({ id }));
const many = rowsOf(10_000);
const keyOf = ({ id }: Row) => String(id);
const linkOf = ({ id }: Row) => ({ href: `#${id}` });

const draw = (props: Partial<WindowedTableProps<Row>> = {}) => (
  <div className={themeRoot}>
    <WindowedTable
      caption="企业"
      columns={columns}
      rows={many}
      rowKey={keyOf}
      rowLink={linkOf}
      {...props}
    />
  </div>
);
const open = (props: Partial<WindowedTableProps<Row>> = {}) => render(draw(props));
type Screen = Awaited<ReturnType<typeof open>>;

const boxOf = (screen: Screen) =>
  screen.getByRole('region', { name: '企业' }).element() as HTMLElement;
const drawn = (screen: Screen) => [
  ...screen.container.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]'),
];
const indexes = (screen: Screen) => drawn(screen).map(rowIndexOf);

beforeEach(() => page.viewport(1280, 720));

it('tells how many rows there are, and the place of each that is drawn', async () => {
  const screen = await open();
  const table = screen.getByRole('table', { name: '企业' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.container.querySelector('thead tr')?.ariaRowIndex).toBe('1');
  expect(indexes(screen)[0]).toBe(2);
  expect(drawn(screen).length).toBeLessThan(60);
});

it('draws the rows that come into sight, its head and first column fixed', async () => {
  await page.viewport(700, 720);
  const screen = await open();
  const box = boxOf(screen);
  const full = box.scrollHeight;
  box.scrollTop = 5_000 * 48;
  box.scrollLeft = 100;
  await expect.element(screen.getByRole('link', { name: '企业5000' })).toBeVisible();
  const head = screen.getByRole('columnheader', { name: '名称' }).element();
  expect(head.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0);
  const name = screen.getByRole('rowheader', { name: '企业5000' }).element();
  expect(name.getBoundingClientRect().left).toBeCloseTo(box.getBoundingClientRect().left, 0);
  expect(box.scrollHeight).toBe(full);
  box.scrollTop = full;
  await expect.element(screen.getByRole('link', { name: '企业9999' })).toBeVisible();
});

it('scrolls by the keyboard from the first row to the last', async () => {
  const screen = await open();
  const box = boxOf(screen);
  box.focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('link', { name: '企业9999' })).toBeVisible();
  expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight);
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('link', { name: '企业0', exact: true })).toBeVisible();
});

it.each([
  'a browser of today',
  'one that does not reflect the attributes of ARIA (Firefox before 119)',
])('goes on from row to row by Tab, and keeps the row with focus: %s', async (browser) => {
  if (browser !== 'a browser of today')
    vi.spyOn(Element.prototype, 'ariaRowIndex', 'get').mockReturnValue(null);
  const screen = await open();
  (screen.getByRole('link', { name: '企业3', exact: true }).element() as HTMLElement).focus();
  for (let step = 0; step < 30; step += 1) await userEvent.keyboard('{Tab}');
  const focused = screen.getByRole('link', { name: '企业33', exact: true });
  await expect.element(focused).toHaveFocus();
  boxOf(screen).scrollTop = 9_000 * 48;
  await expect.poll(() => indexes(screen).at(-1)).toBeGreaterThan(9_000);
  await expect.element(focused).toHaveFocus();
  expect(indexes(screen)).toContain(35);
});

it('draws the rows next to the one with focus before any scroll, for a Tab that is held', async () => {
  const screen = await open();
  const last = drawn(screen).at(-1);
  const next = Number(last?.ariaRowIndex) + 1;
  last?.querySelector('a')?.focus({ preventScroll: true });
  await expect.poll(() => indexes(screen)).toContain(next);
  expect(boxOf(screen).scrollTop).toBe(0);
});

it('shows the current row, marked', async () => {
  const screen = await open();
  await screen.rerender(draw({ currentKey: '7000' }));
  const link = screen.getByRole('link', { name: '企业7000' });
  await expect.element(link).toBeInViewport();
  expect(link.element().closest('tr')?.getAttribute('aria-current')).toBe('true');
});

it('leads back to the top with another order', async () => {
  function Sortable() {
    const [sort, setSort] = useState<TableSort>();
    const rows = sort ? many.toReversed() : many;
    return draw({ rows, sort, onSortChange: setSort });
  }
  const screen = await render(<Sortable />);
  const box = boxOf(screen);
  box.scrollTop = 20_000;
  await screen.getByRole('button', { name: '金额' }).click();
  await expect.element(screen.getByRole('link', { name: '企业9999' })).toBeVisible();
  expect(box.scrollTop).toBe(0);
});

it('draws cards in a narrow place, in a window too', async () => {
  await page.viewport(375, 700);
  const screen = await open();
  await expect.poll(() => drawn(screen)[0]?.getBoundingClientRect().height).toBeGreaterThan(100);
  boxOf(screen).scrollTop = boxOf(screen).scrollHeight;
  await expect.element(screen.getByRole('link', { name: '企业9999' })).toBeInViewport();
  expect(drawn(screen).length).toBeLessThan(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

it('prints its rows, and says how many it leaves out', async () => {
  const screen = await open({ rows: rowsOf(120), printedRows: 100 });
  expect(drawn(screen).length).toBeLessThan(60);
  dispatchEvent(new Event('beforeprint'));
  expect(drawn(screen)).toHaveLength(100);
  expect(screen.container.textContent).toContain('仅打印前100行，另有20行未打印。');
  dispatchEvent(new Event('afterprint'));
  expect(drawn(screen).length).toBeLessThan(60);
});

it('draws new rows alone when it scrolls, and nothing for a few pixels', async () => {
  const seen: number[] = [];
  const counted: readonly TableColumn<Row>[] = [
    {
      key: 'id',
      header: '编号',
      rowHeader: true,
      render: ({ id }) => {
        seen.push(id);
        return id;
      },
    },
  ];
  const screen = await open({ columns: counted });
  const box = boxOf(screen);
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  };
  await frames();
  seen.length = 0;
  box.scrollTop = 20;
  await frames();
  expect(seen).toEqual([]);
  box.scrollTop = 48 * 40;
  await frames();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(60);
  const again = new Set(seen);
  seen.length = 0;
  box.scrollTop = 48 * 44;
  await frames();
  expect(seen.filter((id) => again.has(id))).toEqual([]);
});

it('divides rows into the window, a kept row, and gaps that make up the rest', () => {
  const window = { first: 40, end: 60 };
  expect(rowSegments(100, window, 10, 10)).toEqual([
    { kind: 'gap', first: 0, height: 20 },
    { kind: 'rows', first: 2, end: 19 },
    { kind: 'gap', first: 19, height: 210 },
    { kind: 'rows', first: 40, end: 60 },
    { kind: 'gap', first: 60, height: 400 },
  ]);
  expect(rowSegments(100, window, 58, 10)).toEqual([
    { kind: 'gap', first: 0, height: 400 },
    { kind: 'rows', first: 40, end: 67 },
    { kind: 'gap', first: 67, height: 330 },
  ]);
  expect(rowSegments(3, { first: 0, end: 24 }, 1, 10)).toEqual([
    { kind: 'rows', first: 0, end: 3 },
  ]);
  expect(visibleRange(0, 400, 40)).toEqual(visibleRange(100, 400, 40));
});
