import { lastOf } from '@huiqi/sdk/domain';
import type { ReportFact, ReportFacts } from '@huiqi/sdk/report';
import { drawParagraph } from './drawParagraph.js';
import type { Flow, Fonts } from './Flow.js';
import { area, colours } from './paper.js';
import { baseline, heightOf, paragraph, type Paragraph } from './Paragraph.js';

const size = 9.5;
const pad = 5;
const gap = 20;
const half = (area.width - gap) / 2;
const narrowTerm = 82;

/** Terms and values of one row: two facts side by side, or one that needs the whole width. */
interface FactCell {
  readonly x: number;
  readonly term: Paragraph;
  readonly value: Paragraph;
  readonly valueX: number;
  readonly unit: string | undefined;
}

function cellOf(
  { term, value, unit }: ReportFact,
  fonts: Fonts,
  x: number,
  width: number,
): FactCell {
  const wanted = fonts.regular.widthOf(fonts.regular.prepare(term), size) + 10;
  const termWidth = Math.max(narrowTerm, Math.min(wanted, width / 2));
  const unitWidth = unit ? fonts.regular.widthOf(unit, size) + 4 : 0;
  return {
    x,
    term: paragraph(term, fonts.regular, size, termWidth - 10),
    value: paragraph(value, fonts.regular, size, width - termWidth - unitWidth),
    valueX: x + termWidth,
    unit,
  };
}

const cellHeight = ({ term, value }: FactCell) => Math.max(heightOf(term), heightOf(value));

/** Pairs short facts; one whose value takes more than a line at half the width gets a separate row. */
function rowsOf(items: readonly ReportFact[], fonts: Fonts): readonly (readonly FactCell[])[] {
  const rows: FactCell[][] = [];
  let isOpen = false;
  for (const item of items) {
    const narrow = cellOf(item, fonts, area.left, half);
    const isShort = narrow.value.lines.length === 1 && narrow.term.lines.length === 1;
    const open = isOpen ? lastOf(rows) : undefined;
    if (isShort && open) {
      open.push(cellOf(item, fonts, area.left + half + gap, half));
      isOpen = false;
    } else {
      rows.push([isShort ? narrow : cellOf(item, fonts, area.left, area.width)]);
      isOpen = isShort;
    }
  }
  return rows;
}

/** Facts under each other with a hairline between them. A value longer than a page continues on the next. */
export function drawFacts(flow: Flow, { items }: ReportFacts): void {
  for (const cells of rowsOf(items, flow.fonts)) {
    const height = Math.max(...cells.map(cellHeight));
    if (height + 2 * pad <= area.height) flow.ensure(height + 2 * pad);
    drawRow(flow, cells);
  }
}

function drawRow(flow: Flow, cells: readonly FactCell[]): void {
  let rest = cells;
  while (rest.length > 0) {
    const leading = rest[0]?.value.leading ?? size;
    flow.ensure(leading + 2 * pad);
    const fitting = Math.max(1, Math.floor((flow.left - 2 * pad) / leading));
    const shown = rest.map((cell) => cut(cell, 0, fitting));
    const height = Math.max(...shown.map(cellHeight));
    for (const cell of shown) drawCell(flow, cell);
    flow.y += height + 2 * pad;
    flow.sheet.line([
      [area.left, flow.y],
      [area.right, flow.y],
    ]);
    rest = rest.map((cell) => cut(cell, fitting)).filter((cell) => cellHeight(cell) > 0);
    if (rest.length > 0) flow.nextPage();
  }
}

const cut = (cell: FactCell, from: number, to?: number): FactCell => ({
  ...cell,
  term: { ...cell.term, lines: cell.term.lines.slice(from, to) },
  value: { ...cell.value, lines: cell.value.lines.slice(from, to) },
  unit: to === undefined || cell.value.lines.length <= to ? cell.unit : undefined,
});

function drawCell({ sheet, y, fonts }: Flow, { x, term, value, valueX, unit }: FactCell): void {
  drawParagraph(sheet, term, x, y + pad, colours.muted);
  drawParagraph(sheet, value, valueX, y + pad);
  if (!unit || value.lines.length === 0) return;
  const last = value.lines.length - 1;
  const after = valueX + fonts.regular.widthOf(value.lines[last] ?? '', size) + 3;
  const line = y + pad + last * value.leading + baseline(value);
  sheet.text(fonts.regular.prepare(unit), after, line, {
    font: fonts.regular,
    size: size - 1,
    colour: colours.muted,
  });
}
