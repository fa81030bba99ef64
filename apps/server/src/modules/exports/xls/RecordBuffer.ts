const firstSize = 64 * 1024;

/** Records of a workbook stream (MS-XLS 2.1.4), little-endian, in a growing buffer. */
export class RecordBuffer {
  #bytes = Buffer.allocUnsafe(firstSize);
  length = 0;

  /** Begins a record and reserves room for its data. */
  record(type: number, size: number): this {
    this.reserve(size + 4);
    return this.u16(type).u16(size);
  }

  u8(value: number): this {
    this.length = this.#bytes.writeUInt8(value, this.length);
    return this;
  }

  u16(value: number): this {
    this.length = this.#bytes.writeUInt16LE(value, this.length);
    return this;
  }

  u32(value: number): this {
    this.length = this.#bytes.writeUInt32LE(value, this.length);
    return this;
  }

  double(value: number): this {
    this.length = this.#bytes.writeDoubleLE(value, this.length);
    return this;
  }

  /** Appends characters, as one byte each if all of them fit. */
  text(text: string, wide: boolean): this {
    this.reserve(text.length * 2);
    this.length += this.#bytes.write(text, this.length, wide ? 'utf16le' : 'latin1');
    return this;
  }

  /** Overwrites two bytes with a number. */
  patch16(at: number, value: number): void {
    this.#bytes.writeUInt16LE(value, at);
  }

  /** Removes and returns a copy of the first bytes. Defaults to all of them. */
  take(count = this.length): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, count));
    this.#bytes.copyWithin(0, count, this.length);
    this.length -= count;
    return taken;
  }

  /** Makes room for numbers that are written beyond what a record has reserved. */
  reserve(size: number): void {
    if (this.length + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + size));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }
}

/** Whether a text has a character that needs two bytes. */
export function isWide(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0xff) return true;
  return false;
}
