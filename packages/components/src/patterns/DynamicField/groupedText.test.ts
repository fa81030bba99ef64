import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupText, plainNumber, plainPhone } from './groupedText.js';

it.each([
  ['91500231 MA5U-0000 X1', '91500231MA5U0000X1'],
  ['　９１５００２３１ma5u0000x1\n', '91500231MA5U0000X1'],
  ['138 0000 0001', '13800000001'],
  ['代码：', ''],
])('takes %j as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));

it.each([
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['\u202D13800000001\u202C', '13800000001'],
  ['＋８６１３８０００００００１', '13800000001'],
  ['8613', '8613'],
])('takes %j as the phone %s', (typed, plain) => expect(plainPhone(typed)).toBe(plain));

it('groups without losing anything', () => {
  expect(groupText('91500231MA5U0000X1', [8, 9, 1])).toBe('91500231 MA5U0000X 1');
  expect(groupText('138', [3, 4, 4])).toBe('138');
  expect(groupText('', [3, 4, 4])).toBe('');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{0,24}$/), (text) => {
      expect(plainNumber(groupText(text, [6, 8, 4]))).toBe(text);
    }),
  );
});
