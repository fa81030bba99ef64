import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FontFile } from './FontFile.js';
import { hasCharacter, readReportFonts } from './ReportFonts.js';
import { subsetGlyphs } from './subsetGlyphs.js';

const read = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url)));
const [regular, more, bold, boldMore, rest] = [
  'regular-common',
  'regular-more',
  'bold-common',
  'bold-more',
  'regular-rest',
].map(read);
const standard = readReportFonts({ regular: [regular!, more!], bold: [bold!, boldMore!] });
const codes = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** All characters of GB 2312, decoded row by row. */
function gb2312(): readonly number[] {
  const decoder = new TextDecoder('gb18030');
  const found: number[] = [];
  for (let row = 0xa1; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const [code = 0] = codes(decoder.decode(Uint8Array.of(row, cell)));
      if (code !== 0xfffd && (code < 0xe000 || code >= 0xf900)) found.push(code);
    }
  }
  return found;
}

const list = (level: number) =>
  codes(
    readFileSync(
      new URL(`../../../../tooling/fonts/general-${level}.txt`, import.meta.url),
      'utf8',
    ),
  ).filter((code) => code > 0x20);

describe('the fonts', () => {
  it('have all of GB 2312 in both weights', () => {
    expect(gb2312().length).toBeGreaterThan(7_400);
    expect(gb2312().filter((code) => !hasCharacter(standard, code))).toEqual([]);
  });

  it('have all 8,105 characters of 通用规范汉字表 in both weights', () => {
    const all = [1, 2, 3].flatMap(list);
    expect(all).toHaveLength(8_105);
    expect(all.filter((code) => !hasCharacter(standard, code))).toEqual([]);
  });

  it('have characters of names, signs of money and wide spaces in both weights', () => {
    const missing = codes('〇喆镕堃昇玥龑䶮㛃𬭎№¥￥‰℃①㎡\u3000\u00a0').filter(
      (code) => !hasCharacter(standard, code),
    );
    expect(missing).toEqual([]);
  });

  it('have nearly every common character in the files that are loaded first', () => {
    const first = readReportFonts({ regular: [regular!], bold: [bold!] });
    const copy = '统一社会信用代码：报告编号第页共（续）〔U+0123456789ABCDEF〕本节数据暂未取得。';
    expect(codes(copy).filter((code) => !hasCharacter(first, code))).toEqual([]);
    expect(list(1).filter((code) => !hasCharacter(first, code))).toEqual([]);
  });

  it('have all else in one weight', () => {
    expect(new FontFile(rest!).glyphOf('國'.codePointAt(0)!)).toBeGreaterThan(0);
  });
});

describe('FontFile', () => {
  it('tells names and measures', () => {
    expect([regular!, bold!].map((bytes) => new FontFile(bytes).name)).toEqual([
      'NotoSansSC-Regular',
      'NotoSansSC-Bold',
    ]);
    const font = new FontFile(regular!);
    expect(font.measures).toMatchObject({ ascent: 1160, capHeight: 733 });
    expect(font.advanceOf(font.glyphOf(0x4e00))).toBe(1000);
    expect(font.glyphOf(0x20bb7)).toBe(0);
  });

  it('gives all digits one width, so that figures line up', () => {
    const font = new FontFile(regular!);
    expect(
      new Set(codes('0123456789').map((code) => font.advanceOf(font.glyphOf(code)))).size,
    ).toBe(1);
  });

  it('refuses what is no font', () => {
    expect(() => new FontFile(new Uint8Array(4))).toThrow('not a TrueType font');
    expect(() => new FontFile(new TextEncoder().encode('<!doctype html>'))).toThrow('TrueType');
  });
});

describe('subsetGlyphs', () => {
  it('numbers glyphs as they are given and keeps their outlines and widths', () => {
    const font = new FontFile(regular!);
    const glyphs = [0, ...codes('明月A').map((code) => font.glyphOf(code))];
    const bytes = subsetGlyphs(font, glyphs);
    expect(bytes.length).toBeLessThan(4_000);
    const view = new DataView(bytes.buffer);
    const tables = new Map(
      Array.from({ length: view.getUint16(4) }, (_, index) => {
        const entry = 12 + index * 16;
        const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
        return [tag, view.getUint32(entry + 8)] as const;
      }),
    );
    expect(view.getUint16(tables.get('maxp')! + 4)).toBe(4);
    const loca = tables.get('loca')!;
    glyphs.forEach((glyph, place) => {
      const start = tables.get('glyf')! + view.getUint32(loca + place * 4);
      const outline = font.outlineOf(glyph);
      expect([...bytes.subarray(start, start + outline.length)]).toEqual([...outline]);
      expect(view.getUint16(tables.get('hmtx')! + place * 4)).toBe(font.metricsOf(glyph)[0]);
    });
  });
});
