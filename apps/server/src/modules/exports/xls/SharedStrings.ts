import { isWide, RecordBuffer } from './RecordBuffer.js';
import type { ScratchFile } from './ScratchFile.js';

/** Maximum bytes of one record; the rest continues in the next (MS-XLS 2.1.4). */
const longestRecord = 8224;
const table = 0x00fc;
const continued = 0x003c;
const headSize = 3;
/** Maximum number of texts kept for look-up; unbounded, memory would grow with the rows. */
const maxKept = 20_000;
const longestKept = 64;
const maxMarks = 128;

/** Where a text begins: in the table and in its record. */
interface Mark {
  readonly position: number;
  readonly inRecord: number;
}

/**
 * The workbook's table of texts (MS-XLS 2.4.265), written as it grows. Repeated texts are stored once, up to a limit.
 */
export class SharedStrings {
  readonly #file: ScratchFile;
  readonly #out = new RecordBuffer();
  readonly #known = new Map<string, number>();
  /** Offset of the open record in the buffer. */
  #open = 0;
  #uses = 0;
  #count = 0;
  #marks: Mark[] = [];
  /** Texts from one mark to the next. */
  #step = 8;

  constructor(file: ScratchFile) {
    this.#file = file;
    // The two counts are only known at the end.
    this.#out.record(table, 8).u32(0).u32(0);
  }

  /** Returns the index of a text. */
  add(text: string, repeats: boolean): number {
    this.#uses += 1;
    const known = repeats ? this.#known.get(text) : undefined;
    if (known !== undefined) return known;
    const index = this.#count;
    if (repeats && text.length <= longestKept && this.#known.size < maxKept)
      this.#known.set(text, index);
    this.#append(text);
    this.#count += 1;
    return index;
  }

  /** Writes the complete records. */
  async flush(): Promise<void> {
    const complete = this.#out.take(this.#open);
    this.#open = 0;
    await this.#file.append(complete);
  }

  /** Writes the remainder and the counts. */
  async finish(): Promise<void> {
    this.#endRecord();
    await this.#file.append(this.#out.take());
    const counts = Buffer.alloc(8);
    counts.writeUInt32LE(this.#uses, 0);
    counts.writeUInt32LE(this.#count, 4);
    await this.#file.writeAt(counts, 4);
  }

  /** The index of the table (MS-XLS 2.4.122), for a table that begins at `start` of the stream. */
  writeIndex(out: RecordBuffer, start: number): void {
    out.record(0x00ff, 2 + this.#marks.length * 8).u16(this.#step);
    for (const { position, inRecord } of this.#marks)
      out
        .u32(start + position)
        .u16(inRecord)
        .u16(0);
  }

  /** Bytes of the open record's data. */
  get #used(): number {
    return this.#out.length - this.#open - 4;
  }

  #append(text: string): void {
    const wide = isWide(text);
    const unit = wide ? 2 : 1;
    // A text that fits into one record is kept in one, and its header is never split.
    const together = Math.min(headSize + text.length * unit, longestRecord);
    if (this.#used + together > longestRecord) this.#nextRecord();
    this.#mark();
    this.#out.reserve(headSize);
    this.#out.u16(text.length).u8(wide ? 1 : 0);
    for (let at = 0; ;) {
      const part = text.slice(at, at + Math.floor((longestRecord - this.#used) / unit));
      this.#out.text(part, wide);
      at += part.length;
      if (at >= text.length) return;
      this.#nextRecord();
      // A continued text repeats how its characters are encoded.
      this.#out.reserve(1);
      this.#out.u8(wide ? 1 : 0);
    }
  }

  #mark(): void {
    if (this.#count % this.#step !== 0) return;
    if (this.#marks.length === maxMarks) {
      this.#marks = this.#marks.filter((_mark, at) => at % 2 === 0);
      this.#step *= 2;
      if (this.#count % this.#step !== 0) return;
    }
    const position = this.#file.size + this.#out.length;
    this.#marks.push({ position, inRecord: this.#used + 4 });
  }

  #nextRecord(): void {
    this.#endRecord();
    this.#open = this.#out.length;
    this.#out.record(continued, 0);
  }

  #endRecord(): void {
    this.#out.patch16(this.#open + 2, this.#used);
  }
}
