import type { ReportColumn, ReportTable } from './ReportDocument.js';

/** A column, and how to read its text from a row. */
export interface ColumnOf<T> extends ReportColumn {
  readonly text: (row: T) => string;
}

const column = <T>(
  align: ReportColumn['align'],
  key: string,
  header: string,
  text: (row: T) => string,
  unit?: string,
): ColumnOf<T> => ({ key, header, align, text, ...(unit ? { unit } : {}) });

/** A column of words. */
export const words = <T>(key: string, header: string, text: (row: T) => string): ColumnOf<T> =>
  column('start', key, header, text);

/** A column of figures. */
export const figures = <T>(
  key: string,
  header: string,
  text: (row: T) => string,
  unit?: string,
): ColumnOf<T> => column('end', key, header, text, unit);

/** The table of rows, or nothing without rows. */
export function tableOf<T>(
  caption: string,
  rows: readonly T[],
  columns: readonly ColumnOf<T>[],
  isEmphasised?: (row: T) => boolean,
): readonly ReportTable[] {
  if (rows.length === 0) return [];
  const emphasised = isEmphasised
    ? rows.flatMap((row, place) => (isEmphasised(row) ? [place] : []))
    : [];
  return [
    {
      kind: 'table',
      caption,
      columns: columns.map(({ text: _text, ...rest }) => rest),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ key, text }) => [key, text(row)]))),
      ...(emphasised.length > 0 ? { emphasised } : {}),
    },
  ];
}
