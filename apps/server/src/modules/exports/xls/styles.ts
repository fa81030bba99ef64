import type { ColumnKind, MomentCell } from './columns.js';
import { isWide, type RecordBuffer } from './RecordBuffer.js';

/** Formats built into every spreadsheet program (MS-XLS 2.4.126). */
const builtIn = { general: 0, integer: 1, money: 4, text: 49 };
/** Custom formats: built-in dates depend on the program's language. Custom numbers begin at 164. */
const own = { date: [164, 'yyyy-mm-dd'], dateTime: [165, 'yyyy-mm-dd hh:mm'] } as const;
const fonts = { regular: 0, bold: 1 };

/** The first fifteen cell formats belong to styles, the sixteenth to empty cells. */
const firstOfCells = 16;
const cellFormats = [
  { font: fonts.bold, format: builtIn.text },
  { font: fonts.regular, format: builtIn.text },
  { font: fonts.regular, format: builtIn.money },
  { font: fonts.regular, format: builtIn.general },
  { font: fonts.regular, format: builtIn.integer },
  { font: fonts.regular, format: own.date[0] },
  { font: fonts.regular, format: own.dateTime[0] },
];

export const headerFormat = firstOfCells;
export const defaultFormat = 15;
export const formatOf: Readonly<Record<ColumnKind | MomentCell['kind'], number>> = {
  text: firstOfCells + 1,
  code: firstOfCells + 1,
  money: firstOfCells + 2,
  rate: firstOfCells + 3,
  integer: firstOfCells + 4,
  date: firstOfCells + 5,
  dateTime: firstOfCells + 6,
};

/** A text whose length is stored in one byte. */
export function shortText(out: RecordBuffer, text: string): void {
  const wide = isWide(text);
  out
    .u8(text.length)
    .u8(wide ? 1 : 0)
    .text(text, wide);
}

export const shortTextSize = (text: string): number => 2 + text.length * (isWide(text) ? 2 : 1);

function writeFont(out: RecordBuffer, bold: boolean): void {
  const name = '宋体';
  out.record(0x0031, 14 + shortTextSize(name));
  // 11 points, in the window's text colour.
  out.u16(220).u16(0).u16(0x7fff);
  out.u16(bold ? 700 : 400).u16(0);
  // The Chinese (PRC) character set.
  out.u8(0).u8(0).u8(134).u8(0);
  shortText(out, name);
}

interface Format {
  readonly font: number;
  readonly format: number;
  readonly isStyle: boolean;
}

function writeFormat(out: RecordBuffer, { font, format, isStyle }: Format): void {
  out.record(0x00e0, 20).u16(font).u16(format);
  // Locked; styles have no parent.
  out.u16(isStyle ? 0xfff5 : 0x0001);
  // Bottom aligned; horizontal alignment by value type.
  out.u8(0x20).u8(0).u8(0);
  // Attributes the format overrides in the style: number format, font and alignment.
  out.u8(isStyle ? 0xf4 : 0x1c);
  out.u32(0).u32(0).u16(0x20c0);
}

/** Fonts and cell formats of the workbook. */
export function writeStyles(out: RecordBuffer): void {
  // Readers skip font index 4, so four fonts always precede it.
  for (const bold of [false, true, false, false]) writeFont(out, bold);
  for (const [number, pattern] of Object.values(own)) {
    out
      .record(0x041e, 5 + pattern.length)
      .u16(number)
      .u16(pattern.length);
    out.u8(0).text(pattern, false);
  }
  for (let n = 0; n < defaultFormat; n += 1)
    writeFormat(out, { font: fonts.regular, format: builtIn.general, isStyle: true });
  writeFormat(out, { font: fonts.regular, format: builtIn.general, isStyle: false });
  for (const one of cellFormats) writeFormat(out, { ...one, isStyle: false });
  // The style called Normal.
  out.record(0x0293, 4).u16(0x8000).u8(0).u8(0xff);
}
