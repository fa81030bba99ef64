import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AreaChart } from './AreaChart.js';
import { BarChart } from './BarChart.js';
import { ChartFigure } from './ChartFigure.js';
import { seriesTable, shareTable } from './chartData.js';
import { LineChart } from './LineChart.js';
import { RadarChart } from './RadarChart.js';
import { RankChart } from './RankChart.js';
import { TileMap } from './TileMap.js';
import { tileTable, type TileMapData } from './tileData.js';
import { rankTable } from './rankData.js';
import { ShareBar } from './ShareBar.js';

const meta = { title: 'patterns/charts' } satisfies Meta;
export default meta;

const whole = (value: number) => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');
const months = Array.from({ length: 12 }, (_unused, turn) => `第${turn + 1}期`);

const plan = {
  title: '每期还款构成',
  categoryLabel: '期次',
  categories: months,
  unit: '元',
  format: whole,
  series: [
    { key: 'principal', label: '本金', values: months.map((_unused, turn) => 8168 + turn * 30) },
    { key: 'interest', label: '利息', values: months.map((_unused, turn) => 362 - turn * 30) },
  ],
};
const years = {
  title: '三年经营情况',
  categoryLabel: '年度',
  categories: ['2023', '2024', '2025'],
  unit: '万元',
  format: whole,
  series: [
    { key: 'revenue', label: '营业收入', values: [420, 560, 610] },
    { key: 'tax', label: '纳税', values: [18, 24, 27] },
    { key: 'profit', label: '净利润', values: [32, -12, 44] },
  ],
};
const balances = {
  ...plan,
  title: '剩余本金',
  series: ['等额本息', '等额本金', '先息后本', '随借随还'].map((label, at) => ({
    key: label,
    label,
    values: months.map((_unused, turn) => 100_000 * (1 - (turn + 1) / 12) ** (1 / (at + 1))),
  })),
};
const abilities = {
  title: '企业能力',
  categories: ['偿债能力', '盈利能力', '运营能力', '发展能力', '纳税信用'],
  unit: '分',
  format: whole,
  series: [
    { key: 'own', label: '本企业', values: [82, 64, 71, 58, 95] },
    { key: 'others', label: '同行业', values: [70, 66, 60, 62, 80] },
  ],
};
const cost = {
  title: '还款构成',
  partLabel: '构成',
  unit: '元',
  format: whole,
  parts: [
    { key: 'principal', label: '本金', value: 100_000 },
    { key: 'interest', label: '利息', value: 2_372 },
  ],
};

export const StackedBars: StoryObj = {
  render: () => (
    <ChartFigure title={plan.title} data={seriesTable(plan)} onSave={() => undefined}>
      <BarChart {...plan} layout="stacked" />
    </ChartFigure>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: /每期还款构成/ });
    slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', '第1期，本金 8,168元，利息 362元');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '第2期，本金 8,198元，利息 332元');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '12');
    await userEvent.click(canvas.getByRole('button', { name: '查看数据：每期还款构成' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: '查看图表：每期还款构成' }));
  },
};

export const GroupedBarsWithLoss: StoryObj = {
  render: () => (
    <ChartFigure title={years.title} data={seriesTable(years)}>
      <BarChart {...years} />
    </ChartFigure>
  ),
};

export const Areas: StoryObj = {
  render: () => (
    <ChartFigure title={plan.title} data={seriesTable(plan)}>
      <AreaChart {...plan} />
    </ChartFigure>
  ),
};

export const Lines: StoryObj = {
  render: () => (
    <ChartFigure title={balances.title} data={seriesTable(balances)}>
      <LineChart {...balances} />
    </ChartFigure>
  ),
};

export const Share: StoryObj = {
  render: () => (
    <ChartFigure title={cost.title} data={shareTable(cost)}>
      <ShareBar {...cost} />
    </ChartFigure>
  ),
};

export const Radar: StoryObj = {
  render: () => (
    <ChartFigure
      title={abilities.title}
      data={seriesTable({ ...abilities, categoryLabel: '能力' })}
    >
      <RadarChart {...abilities} />
    </ChartFigure>
  ),
};

const departments = {
  title: '发布部门',
  rankLabel: '部门',
  valueLabel: '政策',
  unit: '条',
  format: whole,
  rows: [
    { key: '1', label: '重庆市经济和信息化委员会', value: 18, link: { href: '#1' }, current: true },
    { key: '2', label: '垫江县人力资源和社会保障局', value: 9, link: { href: '#2' } },
    { key: '3', label: '垫江县财政局', value: 0 },
  ],
};

export const Ranking: StoryObj = {
  render: () => (
    <ChartFigure title={departments.title} data={rankTable(departments)}>
      <RankChart {...departments} showShare />
    </ChartFigure>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('18条');
    await expect(first).not.toHaveTextContent('%');
    await expect(second).toHaveTextContent('9条（50.0%）');
    await expect(third).toHaveTextContent('0条（0.0%）');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('经济和信息化');
    await userEvent.click(canvas.getByRole('button', { name: '查看数据：发布部门' }));
    await expect(canvas.getByRole('row', { name: /垫江县财政局/ })).toHaveTextContent('0');
    await userEvent.click(canvas.getByRole('button', { name: '查看图表：发布部门' }));
  },
};

/** 600 months: bars touch, and the axis shows few names. */
const towns: TileMapData = {
  areaLabel: '乡镇',
  valueLabel: '市场主体',
  unit: '户',
  format: String,
  tiles: ['桂溪', '高安', '澄溪', '周嘉', '新民', '沙坪', '普顺'].map((label, turn) => ({
    key: label,
    label,
    name: `${label}镇`,
    column: turn % 3,
    row: Math.floor(turn / 3),
    value: 8000 - turn * 900,
  })),
};
const mapTitle = '各乡镇市场主体';

export const Map: StoryObj = {
  render: () => (
    <ChartFigure title={mapTitle} data={tileTable(towns)}>
      <TileMap title={mapTitle} {...towns} />
    </ChartFigure>
  ),
};

export const ManyCategories: StoryObj = {
  render: () => {
    const categories = Array.from({ length: 600 }, (_unused, turn) => `第${turn + 1}期`);
    const series = [
      { key: 'one', label: '本金', values: categories.map((_unused, turn) => 100 + turn) },
      { key: 'two', label: '利息', values: categories.map((_unused, turn) => 700 - turn) },
    ];
    return <BarChart {...plan} categories={categories} series={series} layout="stacked" />;
  },
};

export const NothingToShow: StoryObj = {
  render: () => (
    <>
      <BarChart {...plan} series={[{ key: 'none', label: '利息', values: months.map(() => 0) }]} />
      <ShareBar {...cost} parts={cost.parts.map((part) => ({ ...part, value: 0 }))} />
      <RankChart {...departments} rows={departments.rows.map((row) => ({ ...row, value: 0 }))} />
    </>
  ),
};
