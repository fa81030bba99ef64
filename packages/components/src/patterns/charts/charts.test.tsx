import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { BarChart } from './BarChart.js';
import { seriesTable, shareTable, shareText } from './chartData.js';
import { standaloneDrawing } from './drawingFile.js';
import { LineChart } from './LineChart.js';
import { labelWidth } from './axisLabel.js';
import { plotGeometry } from './plotGeometry.js';
import { RankChart } from './RankChart.js';
import { rankTable, type RankChartData } from './rankData.js';
import { tileClass, tileTable, type MapTile } from './tileData.js';

const chart = {
  title: '还款',
  categoryLabel: '期次',
  categories: ['第1期', '第2期', '第3期'],
  unit: '元',
  format: (value: number) => value.toFixed(2),
  series: [
    { key: 'a', label: '本金', values: [30, 20, 10] },
    { key: 'b', label: '利息', values: [3, 2, 1] },
  ],
};

const tags = (root: Element, name: string) => Array.from(root.querySelectorAll(name));

test('the table says what the chart shows', () => {
  expect(seriesTable(chart)).toEqual({
    columns: ['期次', '本金（元）', '利息（元）'],
    rows: [
      ['第1期', '30.00', '3.00'],
      ['第2期', '20.00', '2.00'],
      ['第3期', '10.00', '1.00'],
    ],
  });
  const parts = [
    { key: 'a', label: '本金', value: 3 },
    { key: 'b', label: '利息', value: 1 },
  ];
  const { rows } = shareTable({ partLabel: '构成', unit: '元', format: String, parts });
  expect(rows).toEqual([
    ['本金', '3', '75.0%'],
    ['利息', '1', '25.0%'],
  ]);
  expect(shareText(0, 0)).toBe('--');
});

test('stacked bars stand on one another from zero', async () => {
  const { container } = await render(<BarChart {...chart} layout="stacked" />);
  const bars = tags(container, '[role=slider] svg > rect').slice(1) as SVGRectElement[];
  expect(bars).toHaveLength(6);
  const [principal, interest] = [bars[0], bars[3]].map((bar) => bar?.getBBox());
  if (!principal || !interest) throw new Error('no bars');
  expect(interest.y + interest.height).toBeCloseTo(principal.y, 1);
  expect(principal.height / interest.height).toBeCloseTo(10, 0);
});

const ranking: RankChartData = {
  rankLabel: '部门',
  valueLabel: '政策',
  unit: '条',
  format: String,
  rows: [
    { key: 'a', label: '财政局', value: 8 },
    { key: 'b', label: '税务局', value: 2 },
  ],
};

test('bars of a ranking are drawn against the largest value, or the best possible one', async () => {
  const widths = (root: Element) =>
    tags(root, 'svg rect:last-child').map((bar) => Number(bar.getAttribute('width')));
  const { container, rerender } = await render(<RankChart {...ranking} title="部门" />);
  expect(widths(container)).toEqual([100, 25]);
  await rerender(
    <RankChart {...ranking} title="部门" rows={[{ key: 'a', label: '财政局', value: 0 }]} />,
  );
  expect(widths(container)).toEqual([0]);
  await rerender(<RankChart {...ranking} title="部门" full={10} />);
  expect(widths(container)).toEqual([80, 20]);
  expect(rankTable(ranking)).toEqual({
    columns: ['部门', '政策（条）'],
    rows: [
      ['财政局', '8'],
      ['税务局', '2'],
    ],
  });
});

test('the cursor follows keys and mouse, and stops at the ends', async () => {
  const screen = await render(<LineChart {...chart} />);
  const slider = screen.getByRole('slider');
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', '第3期，本金 10.00元，利息 1.00元');
  await userEvent.keyboard('{PageDown}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1');
  await userEvent.hover(slider);
  await expect.element(slider).toHaveAttribute('aria-valuenow', '2');
});

test('a saved picture stands alone: its colours are attributes, and no style is left', async () => {
  const { container } = await render(<BarChart {...chart} layout="stacked" />);
  const drawing = container.querySelector<SVGSVGElement>('[role=slider] > svg');
  if (!drawing) throw new Error('no drawing');
  const copy = standaloneDrawing(drawing, '还款构成', ['本金', '利息']);
  const text = new XMLSerializer().serializeToString(copy);
  expect(text).not.toMatch(/ style=| class=|var\(/);
  expect(copy.textContent).toContain('还款构成');
  expect(copy.textContent).toContain('2. 利息');
  const bars = tags(copy, ':scope > rect');
  expect(bars[1]?.getAttribute('fill')).toMatch(/^rgb\(/);
  expect(bars.at(-1)?.getAttribute('fill')).toMatch(/^url\(#/);
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
});

test('axes show zero and stay finite whatever the values are', () => {
  const place = (extent: [number, number], count = 3) =>
    plotGeometry({
      width: 320,
      height: 240,
      categories: Array<string>(count).fill('第1期'),
      extent,
      formatTick: String,
    });
  expect(place([5, 9]).yTicks[0]).toBe(0);
  expect(place([-4, 9]).yTicks).toContain(0);
  expect(place([0, 0]).y(0)).toBe(214);
  const many = place([0, 1], 600);
  const [first, second] = many.xTicks.map(({ index }) => many.x(index));
  expect(second! - first!).toBeGreaterThan(labelWidth('第1期'));
  expect(place([0, 1]).indexAt(-50)).toBeLessThan(0);
});

test('a chart says that its axis does not begin at 0', async () => {
  const far = { ...chart, series: [{ key: 'a', label: '本金', values: [451, 470, 497] }] };
  const screen = await render(<LineChart {...far} fitted />);
  await expect.element(screen.getByText(/^纵轴从 450/)).toBeInTheDocument();
  await screen.rerender(<LineChart {...far} />);
  await expect.element(screen.getByText(/^纵轴从/)).not.toBeInTheDocument();
});

test('a fitted axis begins near the least value, and long names stand in two lines', () => {
  const categories = ['保粮食能源安全', '保产业链供应链稳定', '保基层运转'];
  const place = (extent: [number, number]) =>
    plotGeometry({
      width: 240,
      height: 240,
      categories,
      extent,
      fitted: true,
      formatTick: String,
    });
  expect(place([451, 497])).toMatchObject({ yStart: 450 });
  expect(place([451, 497]).yTicks[0]).toBe(450);
  expect(place([0, 9]).yStart).toBeUndefined();
  // Without a difference there is nothing to fit.
  expect(place([7, 7]).yTicks[0]).toBe(0);
  const { xTicks, bottom } = place([0, 9]);
  expect(xTicks.map(({ lines }) => lines.length)).toEqual([2, 2, 1]);
  expect(bottom).toBe(200);
});

test('the cursor begins at the last point where that is asked for', async () => {
  const screen = await render(<LineChart {...chart} start="last" />);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '3');
});

const tiles = [9, 1, 5, 3, 7].map((value, turn): MapTile => ({
  key: `${turn}`,
  label: `${value}`,
  name: `第${value}镇`,
  column: turn,
  row: 0,
  value,
}));

test('tiles darken by fifths, equal values alike', () => {
  expect(tiles.map(({ value }) => tileClass(tiles, value))).toEqual([4, 0, 2, 1, 3]);
  const same = tiles.map((tile) => ({ ...tile, value: 2 }));
  expect(new Set(same.map(({ value }) => tileClass(same, value)))).toEqual(new Set([0]));
});

test('the table of a tile map names every area, the largest first', () => {
  const data = { areaLabel: '乡镇', valueLabel: '贷款', unit: '万元', format: String, tiles };
  expect(tileTable(data)).toEqual({
    columns: ['乡镇', '贷款（万元）'],
    rows: [
      ['第9镇', '9'],
      ['第7镇', '7'],
      ['第5镇', '5'],
      ['第3镇', '3'],
      ['第1镇', '1'],
    ],
  });
});
