import { Readable } from 'node:stream';
import { frameStream } from './compoundFile.js';
import type { Cell, SheetColumn } from './columns.js';
import { RecordBuffer } from './RecordBuffer.js';
import { ScratchFile } from './ScratchFile.js';
import { SharedStrings } from './SharedStrings.js';
import { SheetWriter } from './SheetWriter.js';
import { shortText, shortTextSize, writeStyles } from './styles.js';

export interface Workbook {
  readonly content: Readable;
  /** Bytes. */
  readonly size: number;
}

/**
 * Writes an Excel 97–2003 workbook (MS-XLS, BIFF8) with any number of rows: they go straight to scratch files, from
 * which the finished workbook is read. Excel's own files have the texts before the sheets, hence two files.
 */
export class WorkbookWriter {
  readonly #title: string;
  readonly #texts: ScratchFile;
  readonly #cells: ScratchFile;
  readonly #strings: SharedStrings;
  readonly #sheets: SheetWriter;

  private constructor(
    title: string,
    columns: readonly SheetColumn[],
    texts: ScratchFile,
    cells: ScratchFile,
  ) {
    this.#title = title;
    this.#texts = texts;
    this.#cells = cells;
    this.#strings = new SharedStrings(texts);
    this.#sheets = new SheetWriter(columns, cells, this.#strings);
  }

  /** Begins a workbook; the title names its sheets. Always close it. */
  static async open(title: string, columns: readonly SheetColumn[]): Promise<WorkbookWriter> {
    const texts = await ScratchFile.open();
    try {
      return new WorkbookWriter(title, columns, texts, await ScratchFile.open());
    } catch (error) {
      await texts.close();
      throw error;
    }
  }

  addRows(rows: readonly (readonly Cell[])[]): Promise<void> {
    return this.#sheets.addRows(rows);
  }

  /** Finishes the workbook. Its content closes the scratch files. */
  async finish(onClose: () => void): Promise<Workbook> {
    await this.#sheets.finish();
    await this.#strings.finish();
    const globals = this.#writeGlobals();
    const end = this.#writeEnd(globals.length + this.#texts.size);
    const streamSize = globals.length + this.#texts.size + end.length + this.#cells.size;
    const { head, tail } = frameStream('Workbook', streamSize);
    const [texts, cells] = [this.#texts, this.#cells];
    const content = Readable.from(
      (async function* parts() {
        yield head;
        yield globals;
        yield* texts.read();
        yield end;
        yield* cells.read();
        yield tail;
      })(),
      { objectMode: false },
    );
    content.once('close', () => {
      onClose();
      // Files that fail to close end with the process and have no name to leave behind.
      this.close().catch(() => undefined);
    });
    return { content, size: head.length + streamSize + tail.length };
  }

  async close(): Promise<void> {
    await Promise.all([this.#texts.close(), this.#cells.close()]);
  }

  get #names(): string[] {
    return this.#sheets.starts.map((_start, at) =>
      at === 0 ? this.#title : `${this.#title}${at + 1}`,
    );
  }

  /** Everything before the table of texts. */
  #writeGlobals(): Buffer {
    const out = new RecordBuffer();
    out.record(0x0809, 16).u16(0x0600).u16(0x0005).u16(3515).u16(1996).u32(0x41).u32(6);
    // Characters are UTF-16.
    out.record(0x0042, 2).u16(1200);
    out.record(0x003d, 18).u16(0).u16(0).u16(0x5dc0).u16(0x3000).u16(0x38);
    out.u16(0).u16(0).u16(1).u16(600);
    // Days count from 1900.
    out.record(0x0022, 2).u16(0);
    writeStyles(out);
    const names = this.#names;
    const sheetsSize = names.reduce((sum, name) => sum + 4 + 6 + shortTextSize(name), 0);
    const endSize = this.#writeEnd(this.#texts.size).length;
    const before = out.length + sheetsSize + this.#texts.size + endSize;
    for (const [at, name] of names.entries()) {
      out.record(0x0085, 6 + shortTextSize(name));
      out.u32(before + (this.#sheets.starts[at] ?? 0)).u16(0);
      shortText(out, name);
    }
    return out.take();
  }

  /** Records between the texts and the sheets; the texts end at `end` of the stream. */
  #writeEnd(end: number): Buffer {
    const out = new RecordBuffer();
    this.#strings.writeIndex(out, end - this.#texts.size);
    out.record(0x000a, 0);
    return out.take();
  }
}
