import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableColumn } from './Table.js';

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

it('says so when there is nothing', async () => {
  const screen = await render(table([]));
  await expect.element(screen.getByText('暂无数据')).toBeVisible();
  expect(screen.getByRole('table').elements()).toHaveLength(0);
});

it('is a skeleton while it loads, and shows what it is given for nothing', async () => {
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

it('names each value of a row where rows become cards', async () => {
  await page.viewport(375, 700);
  const screen = await render(table([{ id: '7', name: '税易贷' }]));
  const cell = screen.getByRole('cell', { name: '7' });
  await expect.element(cell.getByText('编号')).toBeVisible();
  await page.viewport(1280, 720);
  await expect.element(cell.getByText('编号')).not.toBeVisible();
});
