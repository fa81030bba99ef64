import type { FileResponse, ManagedImport, ManagedImportRow } from '@huiqi/sdk';
import { neutralizeFormula } from '@huiqi/sdk/domain';

/** What is said of a value of a row. */
export interface ImportLine {
  readonly key: string;
  readonly row: number;
  readonly title: string;
  readonly place: string;
  readonly name: string;
  readonly message: string;
}

const linesOf = ({ row, title, problems }: ManagedImportRow): ImportLine[] =>
  problems.map(({ place, name, message }, at) => ({
    key: `${row}-${at}`,
    row,
    title,
    place,
    name,
    message,
  }));

/** The errors of the rows that are left out. */
export const errorLines = ({ rows }: ManagedImport): readonly ImportLine[] =>
  rows.filter(({ outcome }) => outcome === 'REFUSED').flatMap(linesOf);

/** What has to be completed after the import. */
export const hintLines = ({ rows }: ManagedImport): readonly ImportLine[] =>
  rows.filter(({ outcome }) => outcome !== 'REFUSED').flatMap(linesOf);

/** A text as a cell of CSV, which no program takes for a formula. */
const cell = (text: string) => `"${neutralizeFormula(text).replaceAll('"', '""')}"`;

/** Lines as a file for a spreadsheet; the mark in front says that it is Unicode. */
export function linesFile(
  lines: readonly ImportLine[],
  heads: readonly string[],
  fileName: string,
): FileResponse {
  const rows = lines.map(({ place, title, name, message }) => [place, title, name, message]);
  const text = [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
  return { fileName, blob: new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }) };
}
