import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXls, valuesOf } from '../../../testing/readXls.js';
import { dateCell, dateTimeCell, type Cell, type SheetColumn } from './columns.js';
import { safeText } from './safeText.js';
import { WorkbookWriter } from './WorkbookWriter.js';

const columns: readonly SheetColumn[] = [
  { title: '申请编号', kind: 'code', width: 22 },
  { title: '企业名称', kind: 'text', width: 32 },
  { title: '申请金额（万元）', kind: 'money', width: 18 },
  { title: '期限', kind: 'integer', width: 8 },
  { title: '利率', kind: 'rate', width: 8 },
];

async function write(batches: Iterable<readonly (readonly Cell[])[]>) {
  const book = await WorkbookWriter.open('申请信息', columns);
  for (const rows of batches) await book.addRows(rows);
  let closed = 0;
  const { content, size } = await book.finish(() => {
    closed += 1;
  });
  const bytes = await buffer(content);
  expect(bytes).toHaveLength(size);
  await expect.poll(() => closed).toBe(1);
  return bytes;
}
const sheetOf = async (rows: readonly (readonly Cell[])[]) => {
  const [sheet] = readXls(await write([rows]));
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet;
};
const scratchFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('huiqi-export-'));

describe('a workbook', () => {
  it('has a bold head that stays, widths, texts as texts and numbers as numbers', async () => {
    const sheet = await sheetOf([
      ['DJ1', '重庆明月食品有限公司', 12.5, 12, 3.85],
      ['DJ2', null, null, 0, null],
    ]);
    expect(sheet.name).toBe('申请信息');
    expect(sheet.frozenRows).toBe(1);
    expect(sheet.widths).toEqual([22, 32, 18, 8, 8]);
    expect(valuesOf(sheet)).toEqual([
      columns.map(({ title }) => title),
      ['DJ1', '重庆明月食品有限公司', 12.5, 12, 3.85],
      ['DJ2', null, null, 0, null],
    ]);
    const formats = (row: number) =>
      [...(sheet.rows.get(row)?.values() ?? [])].map(({ format, bold }) => [format, bold]);
    expect(formats(0)).toEqual(columns.map(() => [49, true]));
    expect(formats(1)).toEqual([49, 49, 4, 1, 0].map((format) => [format, false]));
  });

  it('has dates as dates, in the time of China', async () => {
    const sheet = await sheetOf([
      [dateCell('2026-11-20'), dateTimeCell(new Date('2026-11-20T16:30:59.999Z')), null],
      [dateCell('1990-02-28'), dateTimeCell(new Date('2026-11-20T04:00:00Z')), null],
    ]);
    // As Excel counts: DATE(2026,11,20) is 46346.
    expect(valuesOf(sheet)[1]?.slice(0, 2)).toEqual([46_346, 46_347 + 30 / 1_440]);
    expect(valuesOf(sheet)[2]?.slice(0, 2)).toEqual([32_932, 46_346.5]);
    expect([0, 1].map((column) => sheet.rows.get(1)?.get(column)?.pattern)).toEqual([
      'yyyy-mm-dd',
      'yyyy-mm-dd hh:mm',
    ]);
  });

  it('cuts a text that is too long for a cell between characters', async () => {
    const sheet = await sheetOf([[`文${'𠮷'.repeat(17_000)}`]]);
    expect(valuesOf(sheet)[1]?.[0]).toBe(`文${'𠮷'.repeat(16_383)}`);
  });

  it('opens without a row', async () => {
    expect(valuesOf(await sheetOf([]))).toEqual([columns.map(({ title }) => title)]);
  });

  it('keeps any text, across the ends of records', async () => {
    const character = fc.constantFrom('a', 'é', '长', '𠮷', ' ', '\n', '"', ',', '\u200b');
    const long = fc
      .tuple(character, fc.integer({ min: 0, max: 9_000 }))
      .map(([one, times]) => one.repeat(times));
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), long);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 40 }), async (pairs) => {
        // Deliberate changes have their own test.
        const rows = pairs.map((pair) => pair.map((one) => safeText(`文${one}`)));
        const [, ...read] = valuesOf(await sheetOf(rows));
        expect(read.map((row) => row.slice(0, 2))).toEqual(rows);
      }),
      { numRuns: 25 },
    );
  });

  it('goes on in a second sheet, with a table of sectors of several parts', async () => {
    const count = 65_003;
    const row = (n: number): Cell[] => [`DJ${n}`, `企业${n % 50}`, n / 4, n % 36, 3.85];
    function* batches() {
      for (let from = 0; from < count; from += 1_000)
        yield Array.from({ length: Math.min(1_000, count - from) }, (_row, n) => row(from + n));
    }
    const bytes = await write(batches());
    // Beyond 109 allocation table sectors, the header points to sectors that list the rest.
    expect(bytes.readUInt32LE(44)).toBeGreaterThan(45);
    const sheets = readXls(bytes);
    expect(sheets.map(({ name, size }) => [name, ...size])).toEqual([
      ['申请信息', 65_001, 5],
      ['申请信息2', 4, 5],
    ]);
    const [first, second] = sheets.map(valuesOf);
    expect(first?.[1]).toEqual(row(0));
    expect(first?.at(-1)).toEqual(row(64_999));
    expect(second?.[0]).toEqual(columns.map(({ title }) => title));
    expect(second?.at(-1)).toEqual(row(count - 1));
    expect(sheets[1]?.frozenRows).toBe(1);
  }, 60_000);

  it('has the sectors of a large file listed outside of the header', async () => {
    // Texts without repetition soon take 8 MB.
    const texts = Array.from({ length: 450 }, (_text, n) => `${n}${'长'.repeat(9_000)}`);
    const bytes = await write([texts.map((text) => [text])]);
    expect(bytes.readUInt32LE(72)).toBeGreaterThan(0);
    const [sheet] = readXls(bytes);
    expect(sheet && valuesOf(sheet).at(-1)?.[0]).toBe(texts.at(-1));
  }, 60_000);

  it('leaves no file behind, not even half read or given up', async () => {
    const before = scratchFiles();
    const book = await WorkbookWriter.open('申请信息', columns);
    await book.addRows([['DJ1', '企业', 1, 1, 1]]);
    expect(scratchFiles()).toEqual(before);
    let isClosed = false;
    const { content } = await book.finish(() => {
      isClosed = true;
    });
    content.destroy();
    await expect.poll(() => isClosed).toBe(true);
    await book.close();
  });
});

/** Starts of formulas, full-width and after blanks and invisible characters too. */
const openings = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u3000=',
  '\u200b@',
  '\ufeff+',
  '\n=',
];
const bodies = [
  '1+1',
  "cmd|' /C calc'!A0",
  'SUM(A1:A9)',
  'HYPERLINK("http://x","y")',
  'A1',
  '2-3',
  '',
];
const formulas = openings.flatMap((opening) => bodies.map((body) => `${opening}${body}`));

describe('formula injection (P-14)', () => {
  it('writes each of 100 formulas as a text that is none', async () => {
    expect(formulas.length).toBeGreaterThanOrEqual(100);
    const sheet = await sheetOf(formulas.map((formula) => [formula, formula]));
    const [, ...rows] = valuesOf(sheet);
    expect(rows.map(([code, text]) => [code, text])).toEqual(
      formulas.map((formula) => [`'${formula}`, `'${formula}`]),
    );
    for (const [row, cells] of sheet.rows)
      if (row > 0) expect(cells.get(0)?.format, formulas[row - 1]).toBe(49);
  });

  it.each([
    'DJ2026',
    '重庆明月食品有限公司',
    '138****0001',
    '2026-11-20 08:30',
    'a=b',
    '甲+乙',
    '3-5',
  ])('leaves %s as it is', async (text) => {
    expect(valuesOf(await sheetOf([[text]]))[1]?.[0]).toBe(text);
  });
});
