import { expect, test } from 'vitest';
import { answerToPressure } from './shedLoad.js';

test('a lag of the start is nobody’s load; a later one is answered with when to come back', () => {
  expect(answerToPressure(500, null)).toBeUndefined();
  expect(answerToPressure(9_000, 500)).toBeUndefined();
  expect(answerToPressure(60_000, 500)).toMatchObject({
    httpStatus: 503,
    details: { retryAfterSeconds: 5 },
  });
});
