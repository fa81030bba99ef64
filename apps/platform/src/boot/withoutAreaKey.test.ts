import { expect, test } from 'vitest';
import { withoutAreaKey } from './withoutAreaKey.js';

test.each([
  ['/zhongxian/loan', '/loan'],
  ['/ZhongXian', '/'],
  ['/zhongxian//evil.example', '/evil.example'],
  ['/loan', undefined],
  ['/zhongxianloan', undefined],
  ['/', undefined],
])('%s becomes %s', (path, expected) => {
  expect(withoutAreaKey(path, { key: 'zhongxian' })).toBe(expected);
});

test('a region without a key is in no address', () => {
  expect(withoutAreaKey('//loan', {})).toBeUndefined();
});
