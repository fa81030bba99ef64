import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { Dashboard, type DashboardProps } from './Dashboard.js';

const props: DashboardProps = {
  title: '融资监测',
  updated: '更新于 2026-11-20 08:30',
  figures: ['一', '二', '三', '四'].map((label) => ({
    label,
    value: '12',
    change: { basis: '较上月', direction: 'down', amount: '3.00%' },
  })),
  charts: ['授信', '企业'].map((title) => ({
    id: title,
    title,
    chart: <svg role="img" aria-label={`${title}图`} />,
    data: { columns: ['月份', '金额', '同比'], rows: [['10 月', '2,380']] },
  })),
};
const draw = (given: Partial<DashboardProps> = {}) =>
  render(
    <div className={themeRoot}>
      <Dashboard {...props} {...given} />
    </div>,
  );

beforeEach(() => page.viewport(1440, 900));

it('shows four figures, their change in a word and an arrow', async () => {
  const screen = await draw();
  expect(screen.getByText('12', { exact: true }).elements()).toHaveLength(4);
  const change = screen.getByText('下降 3.00%').first().element();
  expect(change.parentElement?.querySelector('svg')).not.toBeNull();
});

it('puts up to six figures in one row, and no more', async () => {
  const figures = ['一', '二', '三', '四', '五', '六', '七'].map((label) => ({
    label,
    value: '12',
  }));
  const screen = await draw({ figures });
  expect(screen.getByText('12', { exact: true }).elements()).toHaveLength(6);
  const tops = ['一', '六'].map(
    (label) => screen.getByText(label, { exact: true }).element().getBoundingClientRect().top,
  );
  expect(tops[0]).toBe(tops[1]);
});

it('holds the numbers of a chart behind it, in its place', async () => {
  const screen = await draw();
  const region = screen.getByRole('region', { name: '授信' });
  const { height } = region.element().getBoundingClientRect();
  await screen.getByRole('button', { name: '查看数据：授信' }).click();
  const table = screen.getByRole('table', { name: '授信' });
  await expect.element(table).toHaveTextContent('10 月2,380--');
  await expect.element(screen.getByRole('img', { name: '企业图' })).toBeVisible();
  expect(screen.getByRole('img', { name: '授信图' }).elements()).toHaveLength(0);
  expect(region.first().element().getBoundingClientRect().height).toBe(height);
  await screen.getByRole('button', { name: '查看图表：授信' }).click();
  await expect.element(screen.getByRole('img', { name: '授信图' })).toBeVisible();
});

it('wraps a name instead of a number, and grows with a list', async () => {
  const name = '重庆市垫江县经济和信息化委员会综合服务中心';
  const rows = Array.from({ length: 12 }, (_unused, turn) => <p key={turn}>第{turn}个部门</p>);
  const screen = await draw({
    figures: ['一', '二', '三', '四'].map((label) => ({ label, value: name, isName: true })),
    charts: [
      { ...props.charts[0]!, id: 'list', title: '名单', growing: true, chart: <div>{rows}</div> },
    ],
  });
  const value = screen.getByText(name).first().element();
  expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  expect(value.getBoundingClientRect().height).toBeGreaterThan(40);
  const { bottom } = screen.getByRole('region', { name: '名单' }).element().getBoundingClientRect();
  const last = screen.getByText('第11个部门').element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(bottom);
});

it('puts figures two by two and charts below each other on a phone', async () => {
  await page.viewport(375, 700);
  const screen = await draw();
  const top = (name: string) =>
    screen.getByText(name, { exact: true }).element().getBoundingClientRect().top;
  expect(top('一')).toBe(top('二'));
  expect(top('三')).toBeGreaterThan(top('一'));
  const [first, second] = ['授信', '企业'].map((name) =>
    screen.getByRole('region', { name }).element().getBoundingClientRect(),
  );
  expect(second!.top).toBeGreaterThan(first!.bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

it.each([
  [1920, 1080, 56],
  [960, 540, 28],
])(
  'fills a big screen of %i×%i with figures that are read from afar',
  async (width, height, size) => {
    await page.viewport(width, height);
    const screen = await draw({ scale: 'bigScreen' });
    const value = screen.getByText('12', { exact: true }).first().element();
    expect(Number.parseFloat(getComputedStyle(value).fontSize)).toBeCloseTo(size, 1);
    const { bottom } = screen
      .getByRole('region', { name: '企业' })
      .element()
      .getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(height);
  },
);

const charts = (['full', 'half', 'half', 'half', 'half'] as const).map((width, turn) => ({
  ...props.charts[0]!,
  id: String(turn),
  title: `图${turn}`,
  width,
}));
const places = (screen: Awaited<ReturnType<typeof draw>>) =>
  charts.map(({ title }) =>
    screen.getByRole('region', { name: title }).element().getBoundingClientRect(),
  );

it.each([
  [1920, 1080],
  [3840, 1080],
])('puts the chart of full width into the middle of a wall of %i×%i', async (width, height) => {
  await page.viewport(width, height);
  const screen = await draw({ scale: 'bigScreen', charts });
  const [middle, ...others] = places(screen);
  expect(others.filter(({ right }) => right <= middle!.left)).toHaveLength(2);
  expect(others.filter(({ left }) => left >= middle!.right)).toHaveLength(2);
  expect(Math.max(...others.map(({ right }) => right))).toBeGreaterThan(width - 40);
  expect(middle!.bottom).toBeLessThanOrEqual(height);
});

it('is a column that scrolls on a phone, in letters of a phone', async () => {
  await page.viewport(375, 700);
  const screen = await draw({ scale: 'bigScreen', charts });
  const [first, second] = places(screen);
  expect(second!.top).toBeGreaterThan(first!.bottom);
  const value = screen.getByText('12', { exact: true }).first().element();
  expect(getComputedStyle(value).fontSize).toBe('24px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
