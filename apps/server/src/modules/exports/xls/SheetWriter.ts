import type { Cell, SheetColumn } from './columns.js';
import { RecordBuffer } from './RecordBuffer.js';
import { safeText } from './safeText.js';
import type { ScratchFile } from './ScratchFile.js';
import type { SharedStrings } from './SharedStrings.js';
import { defaultFormat, formatOf, headerFormat } from './styles.js';

/** Sheets of this format end at row 65,536 (MS-XLS 2.5.294). */
export const rowsPerSheet = 65_000;

/** Offset of the row count in a sheet's dimensions, from the start of their record. */
const lastRowAt = 8;

/** Writes the records of the sheets, one after the other, to a file. */
export class SheetWriter {
  readonly #columns: readonly SheetColumn[];
  readonly #file: ScratchFile;
  readonly #strings: SharedStrings;
  readonly #out = new RecordBuffer();
  #rows = 0;
  #dimensionsAt = 0;
  /** Offsets of the sheets in the file. */
  readonly starts: number[] = [];

  constructor(columns: readonly SheetColumn[], file: ScratchFile, strings: SharedStrings) {
    this.#columns = columns;
    this.#file = file;
    this.#strings = strings;
  }

  async addRows(rows: readonly (readonly Cell[])[]): Promise<void> {
    for (const row of rows) {
      if (this.starts.length === 0 || this.#rows > rowsPerSheet) await this.#nextSheet();
      this.#writeRow(row);
    }
    await this.#flush();
  }

  async finish(): Promise<void> {
    if (this.starts.length === 0) await this.#nextSheet();
    await this.#endSheet();
  }

  async #nextSheet(): Promise<void> {
    if (this.starts.length > 0) await this.#endSheet();
    await this.#flush();
    this.starts.push(this.#file.size);
    this.#rows = 0;
    this.#writeStart();
    const titles = this.#columns.map(({ title }) => title);
    for (const [at, title] of titles.entries()) this.#writeText(at, title, headerFormat, true);
    this.#rows = 1;
  }

  #writeStart(): void {
    const out = this.#out;
    out.record(0x0809, 16).u16(0x0600).u16(0x0010).u16(3515).u16(1996).u32(0x41).u32(6);
    for (const [at, { width }] of this.#columns.entries()) {
      out.record(0x007d, 12).u16(at).u16(at);
      out
        .u16(width * 256)
        .u16(defaultFormat)
        .u16(0)
        .u16(0);
    }
    this.#dimensionsAt = this.#file.size + out.length;
    out.record(0x0200, 14).u32(0).u32(1).u16(0).u16(this.#columns.length).u16(0);
  }

  async #endSheet(): Promise<void> {
    const isFirst = this.starts.length === 1;
    const out = this.#out;
    // Grid, headings and zeros shown, head frozen; the first sheet is selected.
    out.record(0x023e, 18).u16(isFirst ? 0x07be : 0x01be);
    out.u16(0).u16(0).u16(0x40).u16(0).u16(0).u16(0).u32(0);
    // One row is above the split, and the pane below it is active.
    out.record(0x0041, 10).u16(0).u16(1).u16(1).u16(0).u16(2);
    out.record(0x001d, 15).u8(2).u16(1).u16(0).u16(0).u16(1).u16(1).u16(1).u8(0).u8(0);
    out.record(0x000a, 0);
    await this.#flush();
    const rows = Buffer.alloc(4);
    rows.writeUInt32LE(this.#rows);
    await this.#file.writeAt(rows, this.#dimensionsAt + lastRowAt);
  }

  #writeRow(row: readonly Cell[]): void {
    for (const [at, { kind }] of this.#columns.entries()) {
      const cell = row[at] ?? null;
      if (cell === null || cell === '') continue;
      if (typeof cell === 'number') this.#writeNumber(at, cell, formatOf[kind]);
      else if (typeof cell === 'object') this.#writeNumber(at, cell.days, formatOf[cell.kind]);
      else this.#writeText(at, cell, formatOf[kind], kind === 'text');
    }
    this.#rows += 1;
  }

  #writeText(column: number, text: string, format: number, repeats: boolean): void {
    const index = this.#strings.add(safeText(text), repeats);
    this.#out.record(0x00fd, 10).u16(this.#rows).u16(column).u16(format).u32(index);
  }

  #writeNumber(column: number, value: number, format: number): void {
    this.#out.record(0x0203, 14).u16(this.#rows).u16(column).u16(format).double(value);
  }

  async #flush(): Promise<void> {
    await this.#file.append(this.#out.take());
    await this.#strings.flush();
  }
}
