import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeNewReport } from '@huiqi/sdk/report';
import { describe, expect, it } from 'vitest';
import { printReport } from './node.js';
import { pixelsOf } from './testing/poppler.fixture.js';
import { readGrey, type Grey } from './testing/readGrey.fixture.js';
import { sampleAnalysis } from './testing/sampleAnalysis.fixture.js';
import { sampleDocument } from './testing/sampleDocument.fixture.js';

/** Side of the squares that are compared: versions of poppler smooth edges differently. */
const square = 6;
/** Mean grey of a square that may differ, of 255, and the share of squares that may differ more. */
const tolerance = 20;
const mostDifferent = 0.004;

const meansOf = ({ width, height, pixels }: Grey): readonly number[] => {
  const means: number[] = [];
  for (let top = 0; top + square <= height; top += square) {
    for (let left = 0; left + square <= width; left += square) {
      let sum = 0;
      for (let y = top; y < top + square; y += 1)
        for (let x = left; x < left + square; x += 1) sum += pixels[y * width + x] ?? 0;
      means.push(sum / square ** 2);
    }
  }
  return means;
};

/** The share of squares in which two pages differ. */
function difference(one: Grey, other: Grey): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const others = meansOf(other);
  const different = meansOf(one).filter(
    (mean, place) => Math.abs(mean - (others[place] ?? 0)) > tolerance,
  );
  return different.length / others.length;
}

const folder = new URL('./testing/pages/', import.meta.url);
const pdfs = {
  detailed: await printReport(sampleDocument(60)),
  analysis: await printReport(describeNewReport(sampleAnalysis)),
};

describe('pages', () => {
  it.each([
    ['detailed', 1],
    ['detailed', 2],
    ['detailed', 4],
    ['analysis', 1],
    ['analysis', 2],
  ] as const)('look as before: %s, page %i', (name, page) => {
    const seen = pixelsOf(pdfs[name], page);
    const file = new URL(`${name}-${page}.png`, folder);
    if (process.env['UPDATE_PAGES']) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, seen);
    }
    expect(existsSync(file), `${name}-${page}.png is missing: see README.md`).toBe(true);
    expect(difference(readGrey(seen), readGrey(readFileSync(file)))).toBeLessThan(mostDifferent);
  });

  it('differ where a line of a table is missing', () => {
    const [first, second] = [1, 2].map((page) => readGrey(pixelsOf(pdfs.detailed, page)));
    expect(difference(first!, second!)).toBeGreaterThan(mostDifferent);
    const without = { ...first!, pixels: first!.pixels.slice() };
    without.pixels.fill(255, 184 * without.width, 196 * without.width);
    expect(difference(first!, without)).toBeGreaterThan(mostDifferent);
  });
});
