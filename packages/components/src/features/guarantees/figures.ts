import type { GuaranteeData, GuaranteeFigure } from '@huiqi/sdk';
import { formatThousands, trimDecimal } from '@huiqi/sdk/domain';
import type { SeriesChartData } from '../../patterns/charts/chartData.js';
import type { DashboardFigure, FigureChange } from '../../patterns/Dashboard/FigureCard.js';
import { fillCopy } from '../../provider/copy.js';
import type { GuaranteesCopy } from './copy.js';

/** When the figures are of, if there are any. */
export const updatedText = ({ updatedOn }: GuaranteeData, copy: GuaranteesCopy): string =>
  updatedOn === null ? copy.notUpdated : fillCopy(copy.updated, { day: updatedOn });

/** A figure with its change over a year. */
export const toDashboardFigure = (
  { name, value, unit, change }: GuaranteeFigure,
  copy: GuaranteesCopy,
): DashboardFigure => ({
  label: name,
  value: formatThousands(value),
  unit: value === null ? undefined : unit,
  change: change === null ? undefined : toChange(change, copy),
});

function toChange(percent: string, copy: GuaranteesCopy): FigureChange {
  const change = Number(percent);
  return {
    basis: copy.yearOnYear,
    direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
    amount: `${trimDecimal(formatThousands(percent.replace('-', ''), 2))}%`,
    tone: change > 0 ? 'good' : change < 0 ? 'bad' : 'neutral',
  };
}

/** A figure's months, as a line. */
export const toTrend = (figure: GuaranteeFigure, copy: GuaranteesCopy): SeriesChartData => ({
  categoryLabel: copy.month,
  categories: figure.trend.map(({ month }) => month),
  unit: figure.unit,
  format: (value) => formatThousands(String(value)),
  series: [
    {
      key: figure.key,
      label: figure.measure,
      values: figure.trend.map(({ value }) => Number(value)),
    },
  ],
});

/** Changes of a board's figures over a year, as bars. */
export const toChanges = (
  figures: readonly GuaranteeFigure[],
  copy: GuaranteesCopy,
): SeriesChartData => ({
  categoryLabel: copy.indicator,
  categories: figures.map(({ name }) => name),
  unit: copy.percent,
  format: (value) => value.toFixed(2),
  series: [
    {
      key: 'change',
      label: copy.change,
      values: figures.map(({ change }) => (change === null ? null : Number(change))),
    },
  ],
});
