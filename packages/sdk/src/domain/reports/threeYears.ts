import type { ReportFigure } from '../../generated/models.js';
import type { ReportColumnChart, ReportSeries } from './ReportDocument.js';
import { chartValue, figureText } from './texts.js';
import { figures, type ColumnOf } from './table.js';

/** A row with figures of the current year and the two before. */
interface YearFigures {
  readonly bn: ReportFigure;
  readonly sn: ReportFigure;
  readonly ssn: ReportFigure;
}

/** Keys of the three years, the current one first as in the contract. */
const yearKeys = ['bn', 'sn', 'ssn'] as const;

const yearText = (year: number | undefined) => `${year ?? ''}年`;

/** A column for each year, the current one first. */
export const yearColumns = <T extends YearFigures>(
  years: readonly number[],
  unit?: string,
): readonly ColumnOf<T>[] =>
  yearKeys.map((key, place) =>
    figures(key, yearText(years[place]), (row: T) => figureText(row[key]), unit),
  );

const isKnown = ({ values }: ReportSeries) => values.some((value) => value !== null);

/** Bar chart of the rows: one category each, one series per year, oldest first. Nothing without figures. */
export function yearBars<T extends YearFigures>(
  caption: string,
  unit: string,
  years: readonly number[],
  rows: readonly T[],
  nameOf: (row: T) => string,
): readonly ReportColumnChart[] {
  const series = yearKeys
    .map((key, place) => ({
      name: yearText(years[place]),
      values: rows.map((row) => chartValue(row[key])),
    }))
    .reverse()
    .filter(isKnown);
  if (series.length === 0) return [];
  return [{ kind: 'bars', caption, unit, categories: rows.map(nameOf), series }];
}

/** Line chart of the rows over the years, oldest first. Nothing without figures. */
export function yearCurves<T extends YearFigures>(
  caption: string,
  unit: string,
  years: readonly number[],
  rows: readonly T[],
  nameOf: (row: T) => string,
): readonly ReportColumnChart[] {
  const keys = [...yearKeys].reverse();
  const series = rows
    .map((row) => ({ name: nameOf(row), values: keys.map((key) => chartValue(row[key])) }))
    .filter(isKnown);
  if (series.length === 0) return [];
  const categories = [...years].reverse().map((year) => yearText(year));
  return [{ kind: 'curves', caption, unit, categories, series }];
}
