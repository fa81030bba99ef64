import type { ManagedKind } from '@huiqi/sdk';
import { ManagedKindLabels } from '@huiqi/sdk/domain';
import { colToLetter, readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import { checkArchive } from '../../uploads/inspect/checkArchive.js';
import { FileRefusal } from '../../uploads/FileRefusal.js';
import { columnsOf, type Column } from './columns.js';
import { idTitle, maxRows, workbookType } from './writeWorkbook.js';

/** What a workbook may inflate to; a real one of 2 MB has less. */
const maxInflated = 24 * 1_048_576;

/** Rows that are read: those after a gap are imported, or refused, as well. */
const lastRow = 5_001;

/** A cell of a row: where it is, and its text. */
export interface SheetCell {
  readonly place: string;
  readonly column: Column;
  readonly text: string;
  readonly isFormula: boolean;
}

export interface SheetRow {
  readonly row: number;
  readonly id: string;
  readonly cells: readonly SheetCell[];
}

const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '是' : '否';
  return String(value).replace(/\r\n?/g, '\n');
};

async function open(content: Buffer, kind: ManagedKind): Promise<Sheet> {
  await checkArchive(content, workbookType, maxInflated);
  const name = ManagedKindLabels[kind];
  const range = `A1:CV${lastRow}`;
  const book = await readXlsx(content, { sheets: [name], range }).catch(() => null);
  const sheet = book?.sheets.find((one) => one.name === name);
  if (!sheet) throw new FileRefusal(`没有名为“${name}”的工作表，请使用${name}的模板`);
  return sheet;
}

/** The columns by their places; throws for a head that names others. */
function columnsIn([head = []]: Sheet['rows'], kind: ManagedKind): ReadonlyMap<number, Column> {
  const byTitle = new Map(columnsOf(kind).map((column) => [column.title, column]));
  const titles = head.map((title) => textOf(title).trim());
  if (titles[0] !== idTitle) throw new FileRefusal(`A1 应为“${idTitle}”，请使用模板`);
  const found = new Map<number, Column>();
  for (const [at, title] of titles.entries()) {
    if (at === 0 || title === '') continue;
    const place = `${colToLetter(at)}1`;
    const column = byTitle.get(title);
    if (!column) throw new FileRefusal(`${place} 的列名“${title}”不在模板中`);
    if ([...found.values()].includes(column))
      throw new FileRefusal(`${place} 的列名“${title}”重复`);
    found.set(at, column);
  }
  return found;
}

/** The rows of a workbook that have something in them; throws a FileRefusal for one that is not like the template. */
export async function readWorkbook(content: Buffer, kind: ManagedKind): Promise<SheetRow[]> {
  if (columnsOf(kind).length === 0)
    throw new FileRefusal(`${ManagedKindLabels[kind]}只能用JSON文件导入`);
  const sheet = await open(content, kind);
  const columns = columnsIn(sheet.rows, kind);
  const rows = sheet.rows.slice(1).map((values, at) => ({
    row: at + 2,
    id: textOf(values[0]).trim(),
    cells: [...columns].map(([place, column]) => ({
      place: `${colToLetter(place)}${at + 2}`,
      column,
      text: textOf(values[place]),
      isFormula: sheet.cells?.get(`${at + 1},${place}`)?.formula !== undefined,
    })),
  }));
  const filled = rows.filter(
    ({ id, cells }) =>
      id !== '' || cells.some(({ text, isFormula }) => isFormula || text.trim() !== ''),
  );
  if (filled.length > maxRows) throw new FileRefusal(`一次最多导入${maxRows}行，请分开导入`);
  return filled;
}
