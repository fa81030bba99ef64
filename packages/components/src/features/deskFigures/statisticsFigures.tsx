import {
  StatisticsGroupLabels,
  type DeskStatistics,
  type StatisticsGroup,
  type StatisticsRow,
} from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { BarChart } from '../../patterns/charts/BarChart.js';
import { seriesTable } from '../../patterns/charts/chartData.js';
import type { DashboardChart } from '../../patterns/Dashboard/ChartCard.js';
import type { DashboardFigure, FigureChange } from '../../patterns/Dashboard/FigureCard.js';
import { fillCopy } from '../../provider/copy.js';
import type { DeskFiguresCopy } from './copy.js';

/** Bars in a chart; the table has all groups. */
const maxBars = 14;

/** Name of a group. */
export const nameOf = ({ name }: StatisticsRow, groupBy: StatisticsGroup, copy: DeskFiguresCopy) =>
  groupBy === 'WEEK' ? fillCopy(copy.weekOf, { day: name }) : name || copy.unknown;

/** The figures of a period with their change from the period before. */
export function statisticsFigures(
  { total, previous }: DeskStatistics,
  copy: DeskFiguresCopy,
): DashboardFigure[] {
  function change(
    now: number | string | null,
    before: number | string | null,
    {
      isGood,
      format,
    }: { readonly isGood: boolean | null; readonly format: (value: number) => string },
  ): FigureChange | undefined {
    if (now === null || before === null) return undefined;
    const difference = Number(now) - Number(before);
    const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat';
    const tone =
      isGood === null || difference === 0 ? 'neutral' : difference > 0 === isGood ? 'good' : 'bad';
    return {
      basis: copy.basis,
      direction,
      tone,
      ...(difference === 0 ? {} : { amount: format(Math.abs(difference)) }),
    };
  }
  const count = (value: number) => formatThousands(value);
  const wan = (value: number) => formatThousands(Number(value.toFixed(2)));
  const { applications, approved, approvalRate, appliedAmount, paidAmount, medianDays } = total;
  return [
    {
      label: copy.applications,
      value: count(applications),
      unit: copy.cases,
      change: change(applications, previous.applications, { isGood: null, format: count }),
    },
    {
      label: copy.approved,
      value: count(approved),
      unit: copy.cases,
      change: change(approved, previous.approved, { isGood: true, format: count }),
    },
    {
      label: copy.approvalRate,
      value: formatPercent(approvalRate),
      change: change(approvalRate, previous.approvalRate, {
        isGood: true,
        format: (value) => fillCopy(copy.points, { n: value.toFixed(2) }),
      }),
    },
    {
      label: copy.appliedAmount,
      value: formatThousands(appliedAmount),
      unit: copy.wan,
      change: change(appliedAmount, previous.appliedAmount, { isGood: null, format: wan }),
    },
    {
      label: copy.paidAmount,
      value: formatThousands(paidAmount),
      unit: copy.wan,
      change: change(paidAmount, previous.paidAmount, { isGood: true, format: wan }),
    },
    {
      label: copy.medianDays,
      value: medianDays ?? '--',
      unit: copy.days,
      change: change(medianDays, previous.medianDays, {
        isGood: false,
        format: (value) => value.toFixed(1),
      }),
    },
  ];
}

/** Applications and amounts by group, each with its table. */
export function statisticsCharts(
  { rows }: DeskStatistics,
  groupBy: StatisticsGroup,
  copy: DeskFiguresCopy,
): DashboardChart[] {
  if (rows.length === 0) return [];
  const group = StatisticsGroupLabels[groupBy];
  const fullName = (row: StatisticsRow) => nameOf(row, groupBy, copy);
  // The weeks of a chart are of at most two years, and a whole date would be broken under its bar.
  const shortName = (row: StatisticsRow) =>
    groupBy === 'WEEK' ? row.name.slice('2026-'.length) : fullName(row);
  const shown = groupBy === 'WEEK' ? rows.slice(-maxBars) : rows.slice(0, maxBars);
  const chart = (
    id: string,
    title: string,
    unit: string,
    series: readonly (readonly [label: string, of: (row: StatisticsRow) => number])[],
  ): DashboardChart => {
    const dataOf = (some: readonly StatisticsRow[], label: (row: StatisticsRow) => string) => ({
      categoryLabel: group,
      categories: some.map(label),
      series: series.map(([name, of]) => ({ key: name, label: name, values: some.map(of) })),
      unit,
      format: (value: number) => formatThousands(value),
    });
    return {
      id,
      title,
      chart: <BarChart title={title} {...dataOf(shown, shortName)} height={212} start="last" />,
      data: seriesTable(dataOf(rows, fullName)),
    };
  };
  return [
    chart('count', fillCopy(copy.byCount, { group }), copy.cases, [
      [copy.applications, ({ figures }) => figures.applications],
      [copy.approved, ({ figures }) => figures.approved],
    ]),
    chart('amount', fillCopy(copy.byAmount, { group }), copy.wan, [
      [copy.appliedAmount, ({ figures }) => Number(figures.appliedAmount)],
      [copy.paidAmount, ({ figures }) => Number(figures.paidAmount)],
    ]),
  ];
}
