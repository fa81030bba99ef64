// `universal` writes without workers, which a strict policy forbids.
import writeExcelFile from 'write-excel-file/universal';
import type { PlanSheet, SheetCell } from './planSheet.js';

const moneyFormat = '#,##0.00';
const columnWidth = 18;

const toCell = (cell: SheetCell) =>
  typeof cell === 'string'
    ? { type: String, value: cell }
    : { type: Number, value: cell.yuan, format: moneyFormat };

/** A sheet as an XLSX file. The writer is loaded when somebody exports. */
export function planWorkbook({ name, rows }: PlanSheet): Promise<Blob> {
  const columns = Math.max(...rows.map((row) => row.length));
  return writeExcelFile(
    rows.map((row) => row.map(toCell)),
    { sheet: name, columns: Array.from({ length: columns }, () => ({ width: columnWidth })) },
  ).toBlob();
}
