import type { ManagedContent, ManagedKind } from '@huiqi/sdk';
import { ManagedKindLabels } from '@huiqi/sdk/domain';
import { colToLetter, writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { choicesOf, exampleOf, howToFill } from './columnHelp.js';
import { columnsOf, valueAt, type Column } from './columns.js';
import type { KnownNames } from './names.js';
import { cellText } from './writeCell.js';

export const idTitle = '编号';
/** Of one import. */
export const maxRows = 500;

/** An item of an export. */
export interface ExportedItem {
  readonly id: string;
  readonly content: ManagedContent;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const helpTitle = '填写说明';
const narrow = 14;
const wide = 36;

/** Excel takes no longer list of choices. */
const longestList = 250;

const isWide = ({ type, schema }: Column) =>
  ['areas', 'lines', 'records', 'words'].includes(type) || (schema.maxLength ?? 0) > 200;

function cellOf(content: ManagedContent, column: Column, names: KnownNames): CellValue {
  const value = valueAt(content, column.path);
  if (column.type === 'number' && typeof value === 'number') return value;
  const text = cellText(value, column, names);
  return text === '' ? null : text;
}

function listsOf(
  columns: readonly Column[],
  rows: number,
): NonNullable<WriteSheet['dataValidations']> {
  return columns.flatMap(({ type, labels = {}, isOpen }, at) => {
    const values = type === 'flag' ? ['是', '否'] : type === 'choice' ? Object.values(labels) : [];
    if (values.length === 0 || isOpen || values.join(',').length > longestList) return [];
    const letter = colToLetter(at + 1);
    const range = `${letter}2:${letter}${Math.max(rows, maxRows) + 1}`;
    return [{ type: 'list' as const, values, range, allowBlank: true, showErrorMessage: true }];
  });
}

const header = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8F1FB' } },
} as const;

const headed = (rows: CellValue[][]): NonNullable<WriteSheet['cells']> =>
  new Map((rows[0] ?? []).map((value, at) => [`0,${at}`, { value, style: header }]));

function helpSheet(columns: readonly Column[]): WriteSheet {
  const rows: CellValue[][] = [
    ['列名', '怎样填写', '可选内容', '示例'],
    [idTitle, '修改已有内容时保留编号，新增时不填', '', ''],
    ...columns.map((column) => [
      column.title,
      howToFill(column),
      choicesOf(column),
      exampleOf(column),
    ]),
    [],
    [
      `一行一项，一次最多导入${maxRows}项。列可以删去，没有的列保持原来的内容；不要修改列名和工作表名称。`,
    ],
    ['不能使用公式，请粘贴为数值。导入后是草稿，由另一位同事审核通过后发布。'],
  ];
  return {
    name: helpTitle,
    rows,
    cells: headed(rows),
    columns: [{ width: 26 }, { width: 48 }, { width: 48 }, { width: 28 }],
  };
}

/** A workbook with one row an item, and a sheet that explains its columns. */
export async function writeWorkbook(
  kind: ManagedKind,
  items: readonly ExportedItem[],
  names: KnownNames,
  now: Date,
): Promise<Buffer> {
  const columns = columnsOf(kind);
  const rows: CellValue[][] = [
    [idTitle, ...columns.map(({ title }) => title)],
    ...items.map(({ id, content }) => [
      id,
      ...columns.map((column) => cellOf(content, column, names)),
    ]),
  ];
  const book = await writeXlsx({
    properties: { created: now, modified: now },
    sheets: [
      {
        name: ManagedKindLabels[kind],
        rows,
        cells: headed(rows),
        // As text, so that a phone number or a code stays as it is typed.
        columns: [
          { width: narrow, numFmt: '@' },
          ...columns.map((column) => ({
            width: isWide(column) ? wide : Math.max(narrow, column.title.length * 2 + 2),
            ...(column.type === 'number' ? {} : { numFmt: '@' }),
          })),
        ],
        freezePane: { rows: 1, columns: 1 },
        dataValidations: listsOf(columns, items.length),
      },
      helpSheet(columns),
    ],
  });
  return Buffer.from(book);
}
