import type { ReportColumn, ReportTable } from '@huiqi/sdk/report';
import { columnWidths, type ColumnDemand } from './columnWidths.js';
import type { Fonts } from './Flow.js';
import { area } from './paper.js';
import { heightOf, paragraph, type Paragraph } from './Paragraph.js';

export const tableLook = { size: 8.5, head: 8.5, padX: 5, padY: 4.5, leading: 12.5 } as const;

/** A row whose cells are wrapped to their columns. */
export interface TableRow {
  readonly cells: readonly Paragraph[];
  readonly height: number;
  readonly isEmphasised: boolean;
}

/** A table whose columns and rows have their places. */
export interface TableLayout {
  readonly columns: readonly {
    readonly x: number;
    readonly width: number;
    readonly align: 'start' | 'end';
  }[];
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

/** Heads are copy and repeat on every page; one from elsewhere must leave room for rows. */
const longestHead = 60;

const headText = ({ header, unit }: ReportColumn) =>
  Array.from(unit ? `${header}\n${unit}` : header)
    .slice(0, longestHead)
    .join('');

const { size, padX, padY, leading } = tableLook;

/** A part of a text that should stay on one line: a name breaks anywhere, a figure nowhere. */
const unbreakable = (text: string): string =>
  text
    .split(/[\s\u{2e80}-\u{10ffff}]/u)
    .reduce((one, other) => (other.length > one.length ? other : one), '');

function demandOf(
  table: ReportTable,
  column: ReportColumn,
  { regular, bold }: Fonts,
): ColumnDemand {
  const title = bold.widthOf(bold.prepare(column.header), tableLook.head);
  let natural = title;
  let least = Math.min(title, 4 * tableLook.head);
  for (const row of table.rows) {
    const text = regular.prepare(row[column.key] ?? '');
    // Bold figures of sums are wider.
    natural = Math.max(natural, regular.widthOf(text, size) * 1.06);
    least = Math.max(least, regular.widthOf(unbreakable(text), size) * 1.06);
  }
  // A code or an address may break where nothing else helps.
  return { natural: natural + 2 * padX + 1, least: Math.min(least, area.width / 4) + 2 * padX + 1 };
}

function rowOf(
  texts: readonly string[],
  widths: readonly number[],
  fonts: Fonts,
  isBold: boolean,
): TableRow {
  const font = isBold ? fonts.bold : fonts.regular;
  const cells = texts.map((text, place) =>
    paragraph(text, font, size, (widths[place] ?? 0) - 2 * padX, leading),
  );
  const height = Math.max(0, ...cells.map(heightOf)) + 2 * padY;
  return { cells, height, isEmphasised: isBold };
}

/** Gives the columns of a table their widths and wraps its texts. */
export function layOutTable(table: ReportTable, fonts: Fonts): TableLayout {
  const { columns, rows, emphasised = [] } = table;
  const widths = columnWidths(
    columns.map((column) => demandOf(table, column, fonts)),
    area.width,
  );
  const sums = new Set(emphasised);
  let x: number = area.left;
  return {
    columns: columns.map(({ align }, place) => {
      const width = widths[place] ?? 0;
      x += width;
      return { x: x - width, width, align };
    }),
    head: rowOf(columns.map(headText), widths, fonts, true),
    rows: rows.map((row, place) =>
      rowOf(
        columns.map(({ key }) => row[key] ?? ''),
        widths,
        fonts,
        sums.has(place),
      ),
    ),
  };
}
