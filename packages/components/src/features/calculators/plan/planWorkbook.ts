// `universal` writes without workers, which a strict policy forbids.
import writeExcelFile from 'write-excel-file/universal';
import type { PlanSheet, SheetCell } from './planSheet.js';

const moneyFormat = '#,##0.00';
const dayFormat = 'yyyy-mm-dd';
const columnWidth = 18;

function toCell(cell: SheetCell) {
  if (typeof cell === 'string') return { type: String, value: cell };
  if ('yuan' in cell) return { type: Number, value: cell.yuan, format: moneyFormat };
  // The writer counts days in UTC.
  return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: dayFormat };
}

/** A sheet as an XLSX file. The writer is loaded on the first export. */
export function planWorkbook({ name, rows }: PlanSheet): Promise<Blob> {
  const columns = Math.max(...rows.map((row) => row.length));
  return writeExcelFile(
    rows.map((row) => row.map(toCell)),
    { sheet: name, columns: Array.from({ length: columns }, () => ({ width: columnWidth })) },
  ).toBlob();
}
