import CFB from 'cfb';

export interface ReadCell {
  readonly value: string | number;
  /** Index of the number format: 4 has two decimals and separators, 49 is text. */
  readonly format: number;
  readonly bold: boolean;
  /** The number format, if custom. */
  readonly pattern?: string | undefined;
}

export interface ReadSheet {
  readonly name: string;
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, ReadCell>>;
  /** Rows above the split of a frozen window. */
  readonly frozenRows: number;
  /** Column widths in characters. */
  readonly widths: readonly number[];
  /** Numbers of rows and columns as declared by the sheet. */
  readonly size: readonly [rows: number, columns: number];
}

interface Part {
  readonly type: number;
  readonly at: number;
  readonly data: Buffer;
}

function* partsFrom(stream: Buffer, start: number): Generator<Part> {
  for (let at = start; at + 4 <= stream.length;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const data = stream.subarray(at + 4, at + 4 + length);
    if (data.length !== length || length > 8224) throw new Error(`Record ${type} is torn`);
    yield { type, at, data };
    if (type === 0x0a) return;
    at += 4 + length;
  }
  throw new Error('A part of the workbook has no end');
}

/** The table's texts, which continue in other records; a continued text repeats its encoding. */
function readStrings(records: readonly Buffer[]): string[] {
  const [first] = records;
  if (!first) throw new Error('The workbook has no table of texts');
  const count = first.readUInt32LE(4);
  const texts: string[] = [];
  let [record, at] = [0, 8];
  const data = () => records[record] ?? Buffer.alloc(0);
  while (texts.length < count) {
    if (at === data().length) [record, at] = [record + 1, 0];
    let left = data().readUInt16LE(at);
    let wide = data().readUInt8(at + 2) === 1;
    at += 3;
    let text = '';
    for (;;) {
      const unit = wide ? 2 : 1;
      const here = Math.min(left, Math.floor((data().length - at) / unit));
      text += data().toString(wide ? 'utf16le' : 'latin1', at, at + here * unit);
      at += here * unit;
      left -= here;
      if (left === 0) break;
      record += 1;
      wide = data().readUInt8(0) === 1;
      at = 1;
    }
    texts.push(text);
  }
  if (at !== data().length || record !== records.length - 1)
    throw new Error('The table of texts has more than it declares');
  return texts;
}

interface Globals {
  readonly texts: readonly string[];
  readonly formats: readonly Pick<ReadCell, 'format' | 'bold' | 'pattern'>[];
  readonly sheets: readonly { readonly name: string; readonly start: number }[];
}

function readGlobals(stream: Buffer): Globals {
  const parts = [...partsFrom(stream, 0)];
  const of = (type: number) => parts.filter((part) => part.type === type).map(({ data }) => data);
  const table = parts.findIndex(({ type }) => type === 0xfc);
  const rest = parts.slice(table + 1);
  const after = rest.findIndex(({ type }) => type !== 0x3c);
  const fonts = of(0x31).map((data) => data.readUInt16LE(6) >= 700);
  const patterns = new Map(
    of(0x041e).map((data) => [data.readUInt16LE(0), data.toString('latin1', 5)] as const),
  );
  return {
    texts: readStrings([parts[table], ...rest.slice(0, after)].flatMap((part) => part?.data ?? [])),
    formats: of(0xe0).map((data) => ({
      format: data.readUInt16LE(2),
      bold: fonts[data.readUInt16LE(0)] === true,
      pattern: patterns.get(data.readUInt16LE(2)),
    })),
    sheets: of(0x85).map((data) => ({
      start: data.readUInt32LE(0),
      name: data.toString(data.readUInt8(7) === 1 ? 'utf16le' : 'latin1', 8),
    })),
  };
}

function readSheet(stream: Buffer, name: string, start: number, globals: Globals): ReadSheet {
  const rows = new Map<number, Map<number, ReadCell>>();
  const widths: number[] = [];
  let size: readonly [number, number] = [0, 0];
  let frozenRows = 0;
  let isFrozen = false;
  for (const { type, at, data } of partsFrom(stream, start)) {
    if (at === start && type !== 0x0809) throw new Error(`${name} does not begin where it should`);
    if (type === 0x7d) widths[data.readUInt16LE(0)] = data.readUInt16LE(4) / 256;
    if (type === 0x0200) size = [data.readUInt32LE(4), data.readUInt16LE(10)];
    if (type === 0x023e) isFrozen = (data.readUInt16LE(0) & 0x08) !== 0;
    if (type === 0x41) frozenRows = data.readUInt16LE(2);
    if (type !== 0xfd && type !== 0x0203) continue;
    const [row, column, format] = [0, 2, 4].map((place) => data.readUInt16LE(place)) as [
      number,
      number,
      number,
    ];
    const value = type === 0xfd ? globals.texts[data.readUInt32LE(6)] : data.readDoubleLE(6);
    const style = globals.formats[format];
    if (value === undefined || !style) throw new Error(`${name} has a cell without text or format`);
    const cells = rows.get(row) ?? new Map<number, ReadCell>();
    rows.set(row, cells.set(column, { ...style, value }));
  }
  return { name, rows, widths, size, frozenRows: isFrozen ? frozenRows : 0 };
}

/** Strictly parses a workbook of Excel 97–2003; the compound file is read by a third-party library. */
export function readXls(bytes: Buffer): ReadSheet[] {
  const entry = CFB.find(CFB.read(bytes, { type: 'buffer' }), 'Workbook');
  if (!entry) throw new Error('The compound file has no workbook');
  const stream = Buffer.from(entry.content);
  const globals = readGlobals(stream);
  return globals.sheets.map(({ name, start }) => readSheet(stream, name, start, globals));
}

/** Values of a sheet by row; null for an empty cell. */
export const valuesOf = ({ rows, size }: ReadSheet): (string | number | null)[][] =>
  Array.from({ length: size[0] }, (_row, row) =>
    Array.from({ length: size[1] }, (_column, column) => rows.get(row)?.get(column)?.value ?? null),
  );
