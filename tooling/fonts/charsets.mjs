import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
const codePointsIn = (text) => [...text].map((character) => character.codePointAt(0));

/** Characters of the rows of GB 2312, by number of the row. */
function gb2312(firstRow, lastRow) {
  const decoder = new TextDecoder('gb18030');
  return range(firstRow, lastRow).flatMap((row) =>
    range(1, 94).flatMap((cell) => {
      const text = decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell));
      const [code] = codePointsIn(text);
      // Cells that stand empty decode to private-use characters.
      return code === 0xfffd || (code >= 0xe000 && code < 0xf900) ? [] : [code];
    }),
  );
}

/** 通用规范汉字表 of 2013, in its order; its third level is that of names and places. */
const general = (level) =>
  codePointsIn(readFileSync(fromRoot(`tooling/fonts/general-${level}.txt`), 'utf8')).filter(
    (code) => code > 0x20,
  );

const marks = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2010, 0x2027),
  ...codePointsIn('‰′″※€№℃℉Å™←↑→↓−×÷±√∞≈≠≤≥■□▲△▼▽◆◇○●◎★☆✓'),
  ...range(0x2160, 0x217b),
  ...range(0x2460, 0x249b),
  ...range(0x3000, 0x303f),
  ...range(0x3220, 0x3229),
  ...range(0x33a0, 0x33a6),
  ...range(0xff01, 0xff5e),
  ...range(0xffe0, 0xffe6),
];

/** In names of people and companies, and in none of the standards. */
const inNames = codePointsIn('〇喆镕堃昇玥龑䶮㛃㸌𠮷𬱖𬭎𠅤');

/** The characters of nearly every report. */
export const common = () => [...marks, ...gb2312(16, 55), ...general(1)];

/** All of GB 2312 and of 通用规范汉字表, and characters of names. */
export const standard = () => [
  ...common(),
  ...gb2312(1, 9),
  ...gb2312(56, 87),
  ...general(2),
  ...general(3),
  ...inNames,
];
