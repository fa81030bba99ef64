import type { ChartData } from '../Dashboard/DataTable.js';

/** A series of numbers with one colour and pattern. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One value per category; null if missing. */
  readonly values: readonly (number | null)[];
}

/** Data of a chart along an axis. */
export interface SeriesChartData {
  /** Name of the categories: 期次. Heads the first column of the table. */
  readonly categoryLabel: string;
  /** Unique names along the axis. */
  readonly categories: readonly string[];
  /** At most four, as more cannot be distinguished. */
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

/** Data of a share chart. */
export interface ShareChartData {
  /** Name of the parts: 构成. */
  readonly partLabel: string;
  /** At most four. */
  readonly parts: readonly ChartPart[];
  readonly unit: string;
  readonly format: (value: number) => string;
}

/** Share of a part in percent with one decimal: '12.3%'; '--' of zero. */
export function shareText(part: number, whole: number): string {
  return whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '--';
}

/** A value as text, with its unit if given; '--' without a value. */
export function valueText(
  value: number | null | undefined,
  format: (value: number) => string,
  unit = '',
): string {
  return value === null || value === undefined ? '--' : `${format(value)}${unit}`;
}

/** The table of an axis chart: a row per category, a column per series. */
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

/** The table of a share chart: a row per part. */
export function shareTable({ partLabel, parts, unit, format }: ShareChartData): ChartData {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return {
    columns: [partLabel, `数值（${unit}）`, '占比'],
    rows: parts.map(({ label, value }) => [label, format(value), shareText(value, whole)]),
  };
}
