import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Select } from '../../ui/Select/Select.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { contentPage } from '../page/storyPage.js';
import { FieldWidth } from '../WizardPage/FieldWidth.js';
import { Dashboard, type DashboardProps } from './Dashboard.js';

const meta = { title: 'patterns/Dashboard' } satisfies Meta;
export default meta;

const months = ['6 月', '7 月', '8 月', '9 月', '10 月', '11 月'];

function Bars({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values);
  return (
    <svg
      viewBox="0 0 600 250"
      aria-hidden="true"
      focusable="false"
      fill="var(--huiqi-color-primary)"
    >
      {values.map((value, turn) => {
        const height = (value / most) * 210;
        return (
          <g key={months[turn]}>
            <rect x={turn * 100 + 30} y={220 - height} width="40" height={height} />
            <text x={turn * 100 + 50} y="242" fontSize="14" textAnchor="middle" fill="currentColor">
              {months[turn]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const formatted = (value = 0) => String(value).replace(/\B(?=(?:\d{3})+$)/, ',');

const chart = (id: string, title: string, unit: string, values: readonly number[]) => ({
  id,
  title,
  chart: <Bars values={values} />,
  data: {
    columns: ['月份', unit],
    rows: months.map((month, turn) => [month, formatted(values[turn])]),
  },
});

const props: DashboardProps = {
  title: '六稳六保融资监测',
  range: (
    <FieldWidth size="code">
      <Select
        aria-label="时间范围"
        defaultValue="month"
        options={[
          { value: 'month', label: '本月' },
          { value: 'quarter', label: '本季' },
          { value: 'year', label: '本年' },
        ]}
      />
    </FieldWidth>
  ),
  updated: '更新于 2026-11-20 08:30',
  figures: [
    {
      label: '累计授信',
      value: '12,845.6',
      unit: '万元',
      change: { basis: '较上月', direction: 'up', amount: '12.50%', tone: 'good' },
    },
    {
      label: '服务企业',
      value: '1,204',
      unit: '家',
      change: { basis: '较上月', direction: 'up', amount: '36 家', tone: 'good' },
    },
    {
      label: '平均利率',
      value: '3.92%',
      change: { basis: '较上月', direction: 'down', amount: '0.08 个百分点', tone: 'good' },
    },
    {
      label: '不良率',
      value: '0.86%',
      change: { basis: '较上月', direction: 'up', amount: '0.02 个百分点', tone: 'bad' },
    },
  ],
  charts: [
    chart('granted', '每月授信金额', '万元', [1620, 1840, 1710, 2105, 2380, 2290]),
    chart('companies', '每月新增企业', '家', [42, 51, 38, 66, 72, 36]),
    chart('rate', '平均利率', '%', [4.21, 4.15, 4.08, 4.02, 4, 3.92]),
    chart('days', '平均办理天数', '天', [6.2, 5.8, 5.1, 4.4, 4.1, 3.6]),
  ],
};

export const Page: StoryObj = {
  ...contentPage,
  render: () => <Dashboard {...props} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '查看数据：每月授信金额' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: '每月授信金额' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看图表：每月授信金额' })).toHaveFocus();
  },
};

export const BigScreen: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => <Dashboard {...props} scale="bigScreen" />,
};

export const Loading: StoryObj = {
  ...contentPage,
  render: () => (
    <Dashboard
      {...props}
      figures={props.figures.map(({ label }) => ({ label, value: '--' }))}
      charts={props.charts.map((one) => ({
        ...one,
        chart: <Skeleton lines={8} />,
        data: { ...one.data, rows: [] },
      }))}
    />
  ),
};
