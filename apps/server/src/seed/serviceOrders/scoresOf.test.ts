import { expect, test } from 'vitest';
import { scoresOf } from './scoresOf.js';

const sumOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0);

test('as many scores from 1 to 5 as are asked for, with their sum', () => {
  for (let count = 0; count <= 7; count += 1)
    for (let sum = count; sum <= count * 5; sum += 1) {
      const scores = scoresOf(count, sum);
      expect([scores.length, sumOf(scores)]).toEqual([count, sum]);
      expect(scores.every((score) => score >= 1 && score <= 5)).toBe(true);
    }
});

test('scores differ where they can, and a sum that none have is refused', () => {
  expect(new Set(scoresOf(6, 24)).size).toBeGreaterThan(1);
  expect(() => scoresOf(2, 11)).toThrow('No 2 scores');
  expect(() => scoresOf(2, 1)).toThrow('No 2 scores');
});
