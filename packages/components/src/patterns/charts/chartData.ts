import type { ChartData } from '../Dashboard/DataTable.js';

/** One row of numbers that is drawn in one colour and pattern. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One value a category; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** What a chart along an axis shows. */
export interface SeriesChartData {
  /** Name of what the categories are: 期次. Heads the first column of the table. */
  readonly categoryLabel: string;
  /** Unique names along the axis. */
  readonly categories: readonly string[];
  /** At most four: more cannot be told apart. */
  readonly series: readonly ChartSeries[];
  /** Unit of the values: 元. */
  readonly unit: string;
  /** A value in full, without its unit. */
  readonly format: (value: number) => string;
}

/** One part of a whole. */
export interface ChartPart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

/** What a chart of shares shows. */
export interface ShareChartData {
  /** Name of what the parts are: 构成. */
  readonly partLabel: string;
  /** At most four. */
  readonly parts: readonly ChartPart[];
  readonly unit: string;
  readonly format: (value: number) => string;
}

/** Share of a part in percent with one decimal: '12.3%'; '--' of an empty whole. */
export function shareText(part: number, whole: number): string {
  return whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '--';
}

/** A value as text, with its unit if one is given; '--' where there is none. */
export function valueText(
  value: number | null | undefined,
  format: (value: number) => string,
  unit = '',
): string {
  return value === null || value === undefined ? '--' : `${format(value)}${unit}`;
}

/** The table of a chart along an axis: a category a row, a series a column. */
export function seriesTable(data: SeriesChartData): ChartData {
  const { categoryLabel, categories, series, unit, format } = data;
  return {
    columns: [categoryLabel, ...series.map(({ label }) => `${label}（${unit}）`)],
    rows: categories.map((category, turn) => [
      category,
      ...series.map(({ values }) => valueText(values[turn], format)),
    ]),
  };
}

/** The table of a chart of shares: a part a row. */
export function shareTable({ partLabel, parts, unit, format }: ShareChartData): ChartData {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return {
    columns: [partLabel, `数值（${unit}）`, '占比'],
    rows: parts.map(({ label, value }) => [label, format(value), shareText(value, whole)]),
  };
}
