import { expect, test } from 'vitest';
import { refusalUnderPressure } from './shedLoad.js';

test('a lag of the start itself is ignored; a later one is refused with the time to retry', () => {
  expect(refusalUnderPressure(500, null)).toBeUndefined();
  expect(refusalUnderPressure(9_000, 500)).toBeUndefined();
  expect(refusalUnderPressure(60_000, 500)).toMatchObject({
    httpStatus: 503,
    details: { retryAfterSeconds: 2 },
  });
});
