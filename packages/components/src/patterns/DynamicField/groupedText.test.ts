import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupText, phoneGroups, plainNumber, plainPhone } from './groupedText.js';

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
  ['023-68801234', '023-68801234'],
  ['（023）6880 1234', '02368801234'],
  ['023－68801234——801', '023-68801234-801'],
  ['023-68801234 转 801', '023-68801234转801'],
  ['023-68801234 分机：801', '023-68801234转801'],
  ['02368801234#801', '02368801234转801'],
  ['+86 23 6880 1234', '862368801234'],
])('takes %j as the phone %s', (typed, plain) => expect(plainPhone(typed)).toBe(plain));

it('groups mobile numbers alone', () => {
  const shown = (phone: string) => groupText(phone, phoneGroups(phone));
  expect(shown('13800000001')).toBe('138 0000 0001');
  expect(shown('023-68801234-801')).toBe('023-68801234-801');
});

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
