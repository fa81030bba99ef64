import { expect, test } from 'vitest';
import { handlingCopy as copy } from './copy.js';
import { refereeErrors } from './refereeDraft.js';

const whole = { mechanismId: '600001', userId: '300001', reason: '客户经理变更', picture: 'key' };

test('a whole change has no errors', () => {
  expect(refereeErrors(whole, false, copy)).toEqual({});
});

test.each([
  [{ mechanismId: null }, { mechanismId: copy.mechanismNeeded }],
  [{ userId: null }, { userId: copy.personNeeded }],
  [{ reason: ' 变 ' }, { reason: copy.reasonNeeded }],
  [{ reason: '变'.repeat(501) }, { reason: copy.reasonNeeded }],
  [{ picture: undefined }, { picture: copy.pictureNeeded }],
])('%o is said', (change, errors) => {
  expect(refereeErrors({ ...whole, ...change }, false, copy)).toEqual(errors);
});

test('a picture on its way is said to be', () => {
  const draft = { ...whole, picture: undefined };
  expect(refereeErrors(draft, true, copy)).toEqual({ picture: copy.pictureBusy });
});
