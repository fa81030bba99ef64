import type { ReportTable } from '@huiqi/sdk/report';
import { drawParagraph } from './drawParagraph.js';
import type { Flow } from './Flow.js';
import { area, colours } from './paper.js';
import { drawCaption, captionHeight } from './drawCaption.js';
import { heightOf } from './Paragraph.js';
import { layOutTable, tableLook, type TableLayout, type TableRow } from './TableLayout.js';

const { padX, padY, leading } = tableLook;
/** Rows kept with the head of a table, so that it is not alone at the foot of a page. */
const rowsWithHead = 2;

/** A table with at most this many rows stays on one page. */
const shortTable = 6;
/** Height of a row of one line, and of a caption with a head. */
const oneRow = leading + 2 * padY;
const headAndCaption = captionHeight + oneRow + leading;

/** Minimum height of a table on a page, as far as known before its texts are wrapped. */
export const minTableHeight = ({ rows }: ReportTable): number =>
  headAndCaption + oneRow * (rows.length <= shortTable ? rows.length : rowsWithHead);

/** A table under its caption. Its head is repeated on every page; a row taller than a page continues on the next. */
export function drawTable(flow: Flow, table: ReportTable): void {
  const layout = layOutTable(table, flow.fonts);
  const together = layout.rows.length <= shortTable ? shortTable : rowsWithHead;
  const first = layout.rows.slice(0, together).reduce((sum, row) => sum + row.height, 0);
  flow.ensure(Math.min(captionHeight + layout.head.height + first, area.height));
  drawCaption(flow, table.caption);
  drawHead(flow, layout);
  layout.rows.forEach((row, place) => {
    const isLastButOne = place === layout.rows.length - 2;
    const next = isLastButOne ? (layout.rows[place + 1]?.height ?? 0) : 0;
    const together = row.height + next;
    // The last row is kept with the one before, so that it is not alone on a page.
    const needed = together < area.height / 2 ? together : row.height;
    if (needed > flow.left && needed <= area.height - layout.head.height) {
      continueTable(flow, table, layout);
    }
    drawRow(flow, table, layout, row);
  });
}

function continueTable(flow: Flow, table: ReportTable, layout: TableLayout): void {
  flow.nextPage();
  drawCaption(flow, `${table.caption}（续）`);
  drawHead(flow, layout);
}

function drawHead(flow: Flow, { columns, head }: TableLayout): void {
  flow.sheet.rect(area.left, flow.y, area.width, head.height, colours.soft);
  drawCells(flow, columns, head, colours.text);
  flow.y += head.height;
  flow.sheet.line(
    [
      [area.left, flow.y],
      [area.right, flow.y],
    ],
    { colour: colours.strongLine },
  );
}

function drawRow(flow: Flow, table: ReportTable, layout: TableLayout, row: TableRow): void {
  let rest = row;
  while (rest.height > flow.left) {
    const fitting = Math.floor((flow.left - 2 * padY) / leading);
    if (fitting > 0) {
      drawWhole(flow, layout, cut(rest, 0, fitting));
      rest = cut(rest, fitting);
    }
    continueTable(flow, table, layout);
  }
  drawWhole(flow, layout, rest);
}

function cut(row: TableRow, from: number, to?: number): TableRow {
  const cells = row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) }));
  return { ...row, cells, height: Math.max(...cells.map(heightOf)) + 2 * padY };
}

function drawWhole(flow: Flow, { columns }: TableLayout, row: TableRow): void {
  drawCells(flow, columns, row, colours.text);
  flow.y += row.height;
  flow.sheet.line([
    [area.left, flow.y],
    [area.right, flow.y],
  ]);
}

function drawCells(
  flow: Flow,
  columns: TableLayout['columns'],
  { cells }: TableRow,
  colour: string,
): void {
  columns.forEach(({ x, width, align }, place) => {
    const cell = cells[place];
    if (!cell) return;
    const at = align === 'end' ? x + width - padX : x + padX;
    drawParagraph(flow.sheet, cell, at, flow.y + padY, colour, align);
  });
}
