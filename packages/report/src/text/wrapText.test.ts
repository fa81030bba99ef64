import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.js';

/** A Chinese character is two wide, a Latin one is one. */
const widthOf = (character: string) => (/[\u{2e80}-\u{10ffff}]/u.test(character) ? 2 : 1);
const wrap = (text: string, width: number) => wrapText(text, width, widthOf);

describe('wrapText', () => {
  it.each([
    ['breaks between Chinese characters', '重庆明月食品', 6, ['重庆明', '月食品']],
    ['begins no line with a closing mark', '重庆明月。食品', 8, ['重庆明', '月。食品']],
    ['ends no line with an opening mark', '重庆（明月）', 6, ['重庆', '（明', '月）']],
    ['keeps two marks of one sign together', '重庆……明月——食品', 10, ['重庆……明', '月——食品']],
    [
      'keeps numbers and their units together',
      '金额为1,280.50万元',
      10,
      ['金额为', '1,280.50万', '元'],
    ],
    ['keeps dates together', '日期 2026-11-20', 12, ['日期', '2026-11-20']],
    ['breaks between words', 'Chongqing Mingyue Food', 12, ['Chongqing', 'Mingyue Food']],
    [
      'breaks a long address at its joints',
      'example.cn/reports/more',
      14,
      ['example.cn/', 'reports/more'],
    ],
    [
      'breaks a word wider than a line anywhere',
      '91500231MA5U0000X1',
      10,
      ['91500231MA', '5U0000X1'],
    ],
    ['keeps a percent sign with its number', '占比31.50%', 8, ['占比', '31.50%']],
    ['begins a line at each line feed', '一\n\n二', 10, ['一', '', '二']],
    ['lets spaces hang at the end of a line', '重庆  明月', 4, ['重庆', '明月']],
  ])('%s', (_, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('puts a character wider than the line on a line of its own', () => {
    expect(wrap('重庆', 1)).toEqual(['重', '庆']);
  });

  it('loses no character and keeps within the width where characters fit', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('重', '庆', 'a', '1', '。', '（', '）', ' ', '/', '𬭎'),
        }),
        fc.integer({ min: 8, max: 30 }),
        (text, width) => {
          const lines = wrap(text, width);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          for (const line of lines)
            expect(
              Array.from(line).reduce((sum, one) => sum + widthOf(one), 0),
            ).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
