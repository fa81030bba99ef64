import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { StartError } from '../config/StartError.js';
import { itemLines } from './itemLines.js';

export type Row = Readonly<Record<string, unknown>>;

/** A row of a file, with its first line number. */
export interface PlacedRow {
  readonly line: number;
  readonly row: Row;
}

/** Type of a CSV column, whose cells are all text. */
export type CellKind = 'text' | 'number' | 'flag' | 'list' | 'json';

interface Parsed {
  readonly info: { readonly lines: number };
  readonly record: Readonly<Record<string, string>>;
}

/** Parses a cell, null if it is empty; invalid values stay text, which the schema then refuses with the line. */
function readCell(text: string, kind: CellKind): unknown {
  if (text.trim() === '') return null;
  if (kind === 'number') return Number(text);
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'list') return text.split('|').map((part) => part.trim());
  if (kind === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readCsv(text: string, cells: Readonly<Record<string, CellKind>>): PlacedRow[] {
  const parsed = parse(text, {
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as Parsed[];
  // The library reports where a row ends; multi-line texts begin above that.
  return parsed.map(({ record }, at) => ({
    line: (parsed[at - 1]?.info.lines ?? 1) + 1,
    row: Object.fromEntries(
      Object.entries(record)
        // Neither true nor false: says nothing, as if the column was omitted.
        .filter(([column, cell]) => cell.trim() !== '' || cells[column] !== 'flag')
        .map(([column, cell]) => [column, readCell(cell, cells[column] ?? 'text')]),
    ),
  }));
}

function readJson(text: string): PlacedRow[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new Error('it is not a list');
  const lines = itemLines(text);
  return value.map((row: Row, at) => ({ line: lines[at] ?? 1, row }));
}

/** Reads the rows of a CSV or JSON file; throws a StartError for any other. */
export function readRows(path: string, cells: Readonly<Record<string, CellKind>>): PlacedRow[] {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    return extname(path) === '.csv' ? readCsv(text, cells) : readJson(text);
  } catch (error) {
    const where = error instanceof CsvError ? ` (line ${String(error['lines'])})` : '';
    throw new StartError(`${path} cannot be read: ${(error as Error).message}${where}`);
  }
}
