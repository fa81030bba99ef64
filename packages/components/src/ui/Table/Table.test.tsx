import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableColumn, type TableSort } from './Table.js';

interface Row {
  readonly id: string;
  readonly name: string;
}
const columns: TableColumn<Row>[] = [
  { key: 'name', header: '名称', rowHeader: true, render: ({ name }) => name },
  { key: 'id', header: '编号', align: 'right', render: ({ id }) => id },
];
const table = (rows: Row[]) => (
  <Table caption="产品" columns={columns} rows={rows} rowKey={({ id }) => id} />
);

it('is a named table with headers for columns and rows', async () => {
  const screen = await render(table([{ id: '7', name: '税易贷' }]));
  await expect.element(screen.getByRole('table', { name: '产品' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: '编号' })).toBeInTheDocument();
  await expect.element(screen.getByRole('rowheader', { name: '税易贷' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '7' })).toBeVisible();
});

it('shows an empty state without rows', async () => {
  const screen = await render(table([]));
  await expect.element(screen.getByText('暂无数据')).toBeVisible();
  expect(screen.getByRole('table').elements()).toHaveLength(0);
});

it('shows a skeleton while loading, and a custom empty state', async () => {
  const draw = (loading: boolean) => (
    <Table
      caption="产品"
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      empty={<p>还没有产品</p>}
      loading={loading}
    />
  );
  const screen = await render(draw(true));
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelector('[aria-hidden="true"]')).not.toBeNull();
  await screen.rerender(draw(false));
  await expect.element(screen.getByText('还没有产品')).toBeVisible();
});

it('labels each value in cards', async () => {
  await page.viewport(375, 700);
  const screen = await render(table([{ id: '7', name: '税易贷' }]));
  const cell = screen.getByRole('cell', { name: '7' });
  await expect.element(cell.getByText('编号')).toBeVisible();
  await page.viewport(1280, 720);
  await expect.element(cell.getByText('编号')).not.toBeVisible();
});

const wide: TableColumn<Row>[] = [
  ...columns,
  ...['甲', '乙', '丙', '丁', '戊', '己'].map((header): TableColumn<Row> => ({
    key: header,
    header,
    kind: 'code',
    render: () => 'HQ202611200001',
  })),
  { key: 'actions', header: '操作', actions: true, render: () => <button>处理</button> },
];

const draw = (props: Partial<Parameters<typeof Table<Row>>[0]> = {}) =>
  render(
    <Table
      caption="申请"
      columns={wide}
      rows={[{ id: '7', name: '税易贷' }]}
      rowKey={({ id }) => id}
      {...props}
    />,
  );
const boxOf = (element: Element) => element.getBoundingClientRect();

it.each([360, 480, 633, 720, 815, 1024, 1440])(
  'does not overflow the page at %s px',
  async (width) => {
    await page.viewport(width, 700);
    const screen = await draw();
    const { documentElement } = document;
    expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect.element(screen.getByRole('button', { name: '处理' })).toBeInViewport();
    await page.viewport(1280, 720);
  },
);

it('is scrollable by keyboard, with a fixed first and actions column', async () => {
  await page.viewport(720, 700);
  const screen = await draw();
  const region = screen.getByRole('group', { name: '申请' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  const box = region.element();
  await expect.poll(() => box.hasAttribute('data-after')).toBe(true);
  expect(box.hasAttribute('data-before')).toBe(false);
  const name = screen.getByRole('rowheader', { name: '税易贷' }).element();
  const shadow = () => getComputedStyle(name).boxShadow;
  expect(shadow()).toBe('none');
  box.scrollLeft = 120;
  await expect.poll(() => box.hasAttribute('data-before')).toBe(true);
  expect(shadow()).not.toBe('none');
  expect(boxOf(name).left).toBeCloseTo(boxOf(box).left, 0);
  const actions = screen.getByRole('cell', { name: '处理' }).element();
  expect(boxOf(actions).right).toBeCloseTo(boxOf(box).right, 0);
  box.scrollLeft = box.scrollWidth;
  await expect.poll(() => box.hasAttribute('data-after')).toBe(false);
  await page.viewport(1280, 720);
});

it('is not a tab stop while all columns fit', async () => {
  const screen = await draw({ columns });
  const box = screen.container.querySelector('table')!.parentElement!;
  await expect.poll(() => getComputedStyle(box).overflow).toBe('visible');
  expect(box.hasAttribute('tabindex')).toBe(false);
});

it('keeps its head in view while the page scrolls', async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({
    id: String(place),
    name: `产品${place}`,
  }));
  const screen = await draw({ columns, rows });
  const head = screen.getByRole('columnheader', { name: '名称' }).element();
  const box = screen.container.querySelector('table')!.parentElement!;
  await expect.poll(() => getComputedStyle(box).overflow).toBe('visible');
  window.scrollTo(0, 600);
  expect(boxOf(head).top).toBeCloseTo(0, 0);
  window.scrollTo(0, 0);
});

it.each(['money', 'date', 'code', 'number'] as const)('keeps a %s on one line', async (kind) => {
  const screen = await draw({
    columns: [{ key: 'value', header: '值', kind, width: 20, render: () => '2026-11-20 / 1' }],
  });
  const value = screen.getByText('2026-11-20 / 1').element();
  expect(boxOf(value).height).toBeLessThan(30);
  expect(getComputedStyle(value).fontVariantNumeric).toBe('tabular-nums');
  const isNumeric = kind === 'money' || kind === 'number';
  expect(getComputedStyle(value.parentElement!).textAlign).toBe(isNumeric ? 'right' : 'left');
});

it('clamps a long name to two lines until its link has focus', async () => {
  const long = '重庆两江新区山水间农业综合开发与生态旅游股份有限公司'.repeat(4);
  const screen = await render(
    <div style={{ width: 620 }}>
      <Table
        caption="企业"
        columns={[
          { key: 'name', header: '企业', kind: 'name', rowHeader: true, render: () => long },
        ]}
        rows={[{ id: '1' }]}
        rowKey={({ id }) => id}
        rowLink={() => ({ href: '#1' })}
      />
    </div>,
  );
  const link = screen.getByRole('link', { name: long });
  const height = () => boxOf(link.element().parentElement!).height;
  const clamped = height();
  expect(clamped).toBeLessThan(50);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(height()).toBeGreaterThan(clamped);
});

it('renders rows of 40 px when compact', async () => {
  const screen = await draw({ columns, density: 'compact', rows: [{ id: '7', name: '税易贷' }] });
  expect(boxOf(screen.container.querySelector('tbody tr')!).height).toBe(40);
});

it('cycles through ascending, descending and original order by keyboard', async () => {
  const onSortChange = vi.fn();
  function Sortable() {
    const [sort, setSort] = useState<TableSort>();
    return (
      <Table
        caption="产品"
        columns={columns.map((column) => ({ ...column, sortable: column.key === 'id' }))}
        rows={[{ id: '7', name: '税易贷' }]}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={(next) => {
          onSortChange(next);
          setSort(next);
        }}
      />
    );
  }
  const screen = await render(<Sortable />);
  const header = screen.getByRole('columnheader', { name: '编号' });
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
  await expect
    .element(screen.getByRole('columnheader', { name: '名称' }))
    .not.toHaveAttribute('aria-sort');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
  expect(onSortChange.mock.calls).toEqual([
    [{ key: 'id', direction: 'ascending' }],
    [{ key: 'id', direction: 'descending' }],
    [undefined],
  ]);
});

it.each([
  ['narrow', 599, 601],
  ['desk', 814, 816],
] as const)('turns rows into cards below its breakpoint: %s', async (cardsBelow, below, above) => {
  const drawn = (width: number) => (
    <div style={{ width }}>
      <Table
        caption="产品"
        columns={columns}
        rows={[{ id: '7', name: '税易贷' }]}
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ href: `#${id}` })}
        cardsBelow={cardsBelow}
      />
    </div>
  );
  const screen = await render(drawn(above));
  const row = screen.container.querySelector('tbody tr')!;
  expect(getComputedStyle(row).display).toBe('table-row');
  await screen.rerender(drawn(below));
  expect(getComputedStyle(row).display).toBe('grid');
  // The whole card is a link.
  const { left, bottom } = boxOf(row);
  expect(document.elementFromPoint(left + 4, bottom - 4)?.getAttribute('href')).toBe('#7');
});

it('keeps actions clickable in a card, and puts title and aside on one line', async () => {
  const onAct = vi.fn();
  const screen = await render(
    <div style={{ width: 400 }}>
      <Table
        caption="产品"
        columns={[
          { key: 'status', header: '状态', card: 'aside', render: () => '待处理' },
          { key: 'name', header: '名称', rowHeader: true, render: () => '税易贷' },
          {
            key: 'amount',
            header: '金额（万元）',
            kind: 'money',
            card: 'lead',
            unit: '万元',
            render: () => '20.50',
          },
          { key: 'secret', header: '备注', card: 'hidden', render: () => '内部' },
          {
            key: 'actions',
            header: '操作',
            actions: true,
            render: () => <button onClick={onAct}>处理</button>,
          },
        ]}
        rows={[{ id: '7' }]}
        rowKey={({ id }) => id}
        rowLink={() => ({ href: '#7' })}
      />
    </div>,
  );
  const title = boxOf(screen.getByText('税易贷').element());
  const aside = boxOf(screen.getByText('待处理').element());
  expect(aside.left).toBeGreaterThan(title.right);
  expect(Math.abs(aside.bottom - title.bottom)).toBeLessThan(8);
  expect(boxOf(screen.getByText('20.50').element()).top).toBeGreaterThan(title.top);
  await expect.element(screen.getByText('万元', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('内部')).not.toBeVisible();
  await screen.getByRole('button', { name: '处理' }).click();
  expect(onAct).toHaveBeenCalledOnce();
});
