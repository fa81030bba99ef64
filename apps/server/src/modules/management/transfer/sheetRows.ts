import type { ManagedContent, ManagedImportProblem, ManagedKind } from '@huiqi/sdk';
import { CellProblem } from './CellProblem.js';
import { nameOf, valueAt, type Column } from './columns.js';
import { htmlOf } from '../../../text/htmlOf.js';
import type { BuiltContent, ImportedRow } from './ImportedRow.js';
import type { KnownNames } from './names.js';
import { cellValue } from './readCell.js';
import type { SheetCell, SheetRow } from './readWorkbook.js';
import { cellText, tooLongMark } from './writeCell.js';
import { idTitle } from './writeWorkbook.js';

type Values = Readonly<Record<string, unknown>>;

/** The content with a value at a path; a part that was missing begins empty. */
function withValue(
  content: Values,
  [name = '', ...below]: readonly string[],
  value: unknown,
): Values {
  if (below.length === 0) return { ...content, [name]: value };
  return { ...content, [name]: withValue((content[name] ?? {}) as Values, below, value) };
}

/** Whom to ask about a policy: nobody where all is empty, and everything else is null where it is not filled in. */
function withoutEmptyContact(content: Values): Values {
  const contact = content['contact'] as Values | null | undefined;
  if (contact === null || contact === undefined) return content;
  const isEmpty = Object.values(contact).every((value) => value === null || value === '');
  const whole = { orgName: '', name: null, phone: null, address: null, ...contact };
  return { ...content, contact: isEmpty ? null : whole };
}

/** The value of a cell: what there was if the cell still says so, so that nothing is lost by its notation. */
function valueOf(cell: SheetCell, before: unknown, names: KnownNames): unknown {
  const { text, column, isFormula } = cell;
  if (isFormula) throw new CellProblem('不能使用公式，请粘贴为数值');
  if (text.trimEnd() === cellText(before, column, names).trimEnd()) return before;
  if (text === tooLongMark) throw new CellProblem('请填写内容，或删去这一列');
  const value = cellValue(text, column, names);
  return value === undefined ? before : value;
}

interface Reading {
  readonly kind: ManagedKind;
  readonly names: KnownNames;
  readonly isHtml: (column: Column) => boolean;
}

function build(
  { cells }: SheetRow,
  base: ManagedContent,
  { names, isHtml }: Reading,
): BuiltContent {
  const problems: ManagedImportProblem[] = [];
  let content = base as unknown as Values;
  for (const cell of cells) {
    const { column, place } = cell;
    const before = valueAt(base, column.path);
    try {
      const value = valueOf(cell, before, names);
      const isPlain = isHtml(column) && value !== before;
      if (value !== undefined && value !== before)
        content = withValue(content, column.path, isPlain ? htmlOf(String(value)) : value);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ place, name: column.title, message: error.userMessage });
    }
  }
  return { content: withoutEmptyContact(content), problems };
}

/** The rows of a workbook as those of an import. */
export const sheetRows = (rows: readonly SheetRow[], reading: Reading): ImportedRow[] =>
  rows.map((row) => ({
    row: row.row,
    id: row.id === '' ? null : row.id,
    build: (base) => build(row, base, reading),
    placeOf: (path) => {
      const isAt = ({ column }: SheetCell) =>
        column.path.every((name, at) => path[at] === name || path[at] === undefined);
      const cell = row.cells.find(isAt);
      return cell
        ? { place: cell.place, name: cell.column.title }
        : { place: `A${row.row}`, name: path.length === 0 ? idTitle : nameOf(reading.kind, path) };
    },
  }));
