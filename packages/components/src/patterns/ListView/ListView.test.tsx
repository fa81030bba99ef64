import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { Example, filters, rowsOf, type ExampleProps } from './ListExample.fixture.js';

const setUp = async (props: ExampleProps = {}) => {
  const onValuesChange = vi.fn();
  const screen = await render(
    <div className={themeRoot}>
      <Example {...props} onValuesChange={onValuesChange} />
    </div>,
  );
  return { screen, changes: () => onValuesChange.mock.calls.map(([values]) => values) };
};
beforeEach(() => page.viewport(1280, 720));

it('says how many there are beside the title, and to those who cannot see it', async () => {
  const { screen } = await setUp();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('贷款产品');
  await expect.element(screen.getByText('共 27 个产品', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('共 27 个产品，第 1 页，共 3 页');
});

it('says 1万+ where nobody has counted further, and how many pages there are nowhere', async () => {
  const { screen } = await setUp({
    state: { status: 'ready', data: { ...rowsOf(1, 10_000), isMore: true } },
  });
  await expect.element(screen.getByText('共 1万+ 个产品', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('共 1万+ 条', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('共 1万+ 个产品，第 1 页');
});

it('leaves the title to the page around it, and still counts', async () => {
  const { screen } = await setUp({ level: 'hidden' });
  expect(screen.getByRole('heading', { level: 1 }).elements()).toEqual([]);
  await expect.element(screen.getByText('共 27 个产品', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('贷款产品');
});

it('has its live region before it speaks', async () => {
  const { screen } = await setUp({ state: { status: 'loading' } });
  expect(screen.getByRole('status').element().textContent).toBe('');
});

it('applies choices at once and text when it is finished', async () => {
  const { screen, changes } = await setUp({ start: { index: 2 } });
  await screen.getByRole('combobox', { name: '期限' }).selectOptions('7-12个月');
  await screen.getByRole('searchbox', { name: '关键词' }).fill(' 税 ');
  expect(changes()).toEqual([{ term: '7-12' }]);
  await userEvent.keyboard('{Enter}');
  expect(changes().at(-1)).toEqual({ term: '7-12', keyword: '税' });
  await expect.element(screen.getByRole('searchbox')).toHaveValue('税');
});

it('asks nothing again when a field is left as it was', async () => {
  const { screen, changes } = await setUp({ start: { bank: '农商行', index: 2 } });
  await screen.getByRole('button', { name: /更多筛选/ }).click();
  await screen.getByRole('textbox', { name: '银行' }).click();
  await userEvent.tab();
  expect(changes()).toEqual([]);
});

it('waits for 查询 where the list says so', async () => {
  const { screen, changes } = await setUp({ mode: 'submit' });
  await screen.getByRole('combobox', { name: '期限' }).selectOptions('7-12个月');
  await screen.getByRole('searchbox', { name: '关键词' }).fill('税');
  expect(changes()).toEqual([]);
  await expect.element(screen.getByRole('combobox', { name: '期限' })).toHaveValue('7-12');
  await screen.getByRole('button', { name: '查询' }).click();
  expect(changes()).toEqual([{ term: '7-12', keyword: '税' }]);
  await screen.getByRole('button', { name: '重置' }).click();
  expect(changes().at(-1)).toEqual({});
});

it('keeps what was typed when something else changes', async () => {
  const { screen, changes } = await setUp({ mode: 'submit', start: { term: '7-12' } });
  await screen.getByRole('searchbox', { name: '关键词' }).fill('税');
  await screen.getByRole('button', { name: '移除条件 期限：7-12个月' }).click();
  await screen.getByRole('combobox', { name: '排序' }).selectOptions('利率最低');
  expect(changes()).toEqual([{}, { sort: 'rate' }]);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('税');
});

it('does not ask for a range that ends before it starts', async () => {
  const { screen, changes } = await setUp();
  await screen.getByRole('button', { name: /更多筛选/ }).click();
  await screen.getByRole('textbox', { name: '额度下限' }).fill('300');
  await screen.getByRole('textbox', { name: '额度上限' }).fill('100');
  await userEvent.tab();
  await expect.element(screen.getByText('最小金额不能大于最大金额')).toBeVisible();
  expect(changes()).toEqual([{ moneyStart: '300' }]);
  await screen.getByRole('textbox', { name: '额度上限' }).fill('1000');
  await userEvent.tab();
  expect(changes().at(-1)).toEqual({ moneyStart: '300', moneyEnd: '1000' });
  await expect.element(screen.getByText('最小金额不能大于最大金额')).not.toBeInTheDocument();
});

it('shows active filters above the results, each removable, and keeps the sort order', async () => {
  const start = { keyword: '税', moneyStart: '10', sort: 'rate', index: 2 } as const;
  const { screen, changes } = await setUp({ start });
  await screen.getByRole('button', { name: '移除条件 额度：10万元 起' }).click();
  expect(changes()).toEqual([{ keyword: '税', sort: 'rate' }]);
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await screen.getByRole('button', { name: '清除全部' }).click();
  expect(changes().at(-1)).toEqual({ sort: 'rate' });
});

it('turns the page and moves focus to the results', async () => {
  const { screen, changes } = await setUp({ start: { term: '7-12' } });
  await screen.getByRole('button', { name: '第 2 页' }).click();
  expect(changes()).toEqual([{ term: '7-12', index: 2 }]);
  const heading = screen.getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveTextContent('第 2 页，共 3 页');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('共 27 个产品，已选 1 个条件，第 2 页，共 3 页');
});

it('keeps the rows of before while the next page loads', async () => {
  const { screen } = await setUp({
    state: { status: 'ready', data: rowsOf(1, 27), refreshing: true },
  });
  await expect
    .element(screen.getByRole('rowheader', { name: '产品 1', exact: true }))
    .toBeVisible();
  expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
});

it('goes back when a page has become empty, without a step of the history', async () => {
  const onValuesChange = vi.fn();
  await render(
    <Example start={{ index: 4, term: '7-12' }} total={27} onValuesChange={onValuesChange} />,
  );
  await expect
    .poll(() => onValuesChange.mock.calls)
    .toEqual([[{ term: '7-12', index: 3 }, { replace: true }]]);
});

it('tells a list that never had anything from one that is filtered away', async () => {
  const { screen, changes } = await setUp({ total: 0 });
  await expect.element(screen.getByText('还没有产品')).toBeVisible();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: '期限' }).selectOptions('7-12个月');
  await expect.element(screen.getByText('没有符合条件的结果')).toBeVisible();
  await screen.getByRole('button', { name: '清除全部条件' }).click();
  expect(changes().at(-1)).toEqual({});
  await expect.element(screen.getByText('还没有产品')).toBeVisible();
});

it('shows five filters in one row, and the rest on demand', async () => {
  const { screen } = await setUp({ start: { bank: '农商行' } });
  const tops = ['searchbox', 'combobox'].flatMap((role) =>
    screen
      .getByRole('search')
      .getByRole(role as 'searchbox')
      .elements()
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await expect.element(screen.getByRole('textbox', { name: '银行' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '更多筛选（1）' }).click();
  await expect.element(screen.getByRole('textbox', { name: '银行' })).toBeVisible();
});

it('has its filters in a sheet on a phone, and the first result high up', async () => {
  await page.viewport(375, 700);
  const start = { keyword: '税', term: '7-12', sort: 'rate' } as const;
  const { screen, changes } = await setUp({ start, cards: true });
  const list = screen.getByRole('region', { name: '贷款产品' }).element().getBoundingClientRect();
  const first = screen.getByText('产品 1', { exact: true }).element().getBoundingClientRect();
  // The site's header and its gap take the rest of the 320 px.
  expect(first.top - list.top).toBeLessThan(240);
  await expect.element(screen.getByRole('combobox', { name: '期限' })).not.toBeInTheDocument();

  await screen.getByRole('button', { name: '筛选（1）' }).click();
  const sheet = screen.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('combobox', { name: '担保方式' }).selectOptions('信用');
  expect(changes().at(-1)).toEqual({ ...start, guarantee: 'CREDIT' });
  await sheet.getByRole('button', { name: '查看 27 个结果' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '筛选（2）' })).toHaveFocus();
});

it('keeps 清除全部 beside the active filters on a phone, however many they are', async () => {
  await page.viewport(375, 700);
  const start = { keyword: '技术改造', term: '7-12', guarantee: 'CREDIT', bank: '建设' } as const;
  const { screen, changes } = await setUp({ start, cards: true });
  const clear = screen.getByRole('button', { name: '清除全部' });
  const { left, right } = clear.element().getBoundingClientRect();
  const chips = screen.getByRole('list', { name: '已选条件' }).element().getBoundingClientRect();
  const sort = screen.getByRole('combobox', { name: '排序' }).element().getBoundingClientRect();
  // Edges are rounded to whole pixels.
  expect(left).toBeGreaterThan(chips.right - 1.5);
  expect(right).toBeLessThanOrEqual(sort.left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await clear.click();
  expect(changes().at(-1)).toEqual({});
});

it('has its only button in the line of the count on a phone, until that shows active filters', async () => {
  await page.viewport(375, 700);
  const desk = {
    level: 'hidden',
    isPlain: true,
    actions: <button type="button">刷新</button>,
  } as const;
  const box = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  const { screen } = await setUp(desk);
  expect(box('筛选').top).toBeLessThan(box('刷新').bottom);
  expect(box('筛选').left).toBeGreaterThan(box('刷新').right);
  await screen.unmount();
  await setUp({ ...desk, start: { term: '7-12' } });
  expect(box('筛选（1）').bottom).toBeLessThanOrEqual(box('刷新').top);
});

it('holds a placeholder of ten characters on a phone', async () => {
  await page.viewport(343, 700);
  const { screen } = await setUp({ level: 'hidden' });
  const field = screen.getByRole('searchbox').element();
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const room =
    field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const size = Number.parseFloat(getComputedStyle(field, '::placeholder').fontSize);
  expect(room).toBeGreaterThanOrEqual(10 * size);
});

it('gives the keyword more room where it has few filters beside it', async () => {
  const { screen } = await setUp();
  const width = () => screen.getByRole('searchbox').element().getBoundingClientRect().width;
  const among = width();
  const form = screen.getByRole('search').element();
  // A list with one further filter.
  for (const cell of Array.from(form.firstElementChild?.children ?? []).slice(3)) cell.remove();
  expect(width()).toBeGreaterThan(among * 1.5);
});

it('sends what it shows to its own address where there is one, so that it works without scripts', async () => {
  const { screen, changes } = await setUp({
    start: { term: '7-12', sort: 'rate', index: 2 },
    hrefFor: (values) => `/list?tab=all&${filters.format(values)}`,
  });
  const form = screen.getByRole('search').element() as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/list']);
  const sent = [...new FormData(form)].filter(([, value]) => value !== '');
  expect(Object.fromEntries(sent)).toEqual({ tab: 'all', term: '7-12', sort: 'rate' });
  const next = screen.getByRole('link', { name: '第 3 页' });
  await expect.element(next).toHaveAttribute('href', '/list?tab=all&term=7-12&sort=rate&index=3');
  await next.click();
  expect(changes()).toEqual([{ term: '7-12', sort: 'rate', index: 3 }]);
});
