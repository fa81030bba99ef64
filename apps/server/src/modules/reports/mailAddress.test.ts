import { expect, it, test } from 'vitest';
import { isMailAddress, maskMailAddress } from './mailAddress.js';
import { plainLine } from './plainLine.js';

it.each([
  'zhouming@example.com',
  'zhou.ming+report@mail.example.com.cn',
  "o'neil@example.org",
  'a@b.co',
  `${'x'.repeat(64)}@example.com`,
])('%s is one address', (address) => expect(isMailAddress(address)).toBe(true));

/** Attempts to add or hide a header, a recipient or a name. */
const hostile = [
  '',
  'zhouming',
  '@example.com',
  'zhouming@',
  'zhouming@localhost',
  'zhouming@127.0.0.1',
  'zhouming@[127.0.0.1]',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nBcc: b@example.com',
  'a@example.com\rBcc: b@example.com',
  'a@example.com%0d%0aBcc: b@example.com',
  'a@example.com\u2028Bcc: b@example.com',
  'a@example.com\u0085b@example.com',
  'a@example.com\0',
  'a@example.com\n',
  '\na@example.com',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'a@example.com, b@example.com',
  'a@example.com>,<b@example.com',
  '<a@example.com>',
  'Zhou <a@example.com>',
  '"a b"@example.com',
  '"a@b"@example.com',
  'a(comment)@example.com',
  'a@example.com(comment)',
  'a@b@example.com',
  'a@example..com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example-.com',
  'a@example.com.',
  'a@例子.中国',
  '周明@example.com',
  'a@exаmple.com',
  'a\u200b@example.com',
  'a\u202e@example.com',
  '＠example.com',
  'a＠example.com',
  'a@example。com',
  ' a@example.com',
  'a@example.com ',
  'mailto:a@example.com?bcc=b@example.com ',
  `${'x'.repeat(65)}@example.com`,
  `a@${'x'.repeat(250)}.com`,
  `a@${'x'.repeat(64)}.com`,
];

it.each(hostile)('%j is not one plain address', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test('audits keep no whole address', () => {
  expect(maskMailAddress('zhouming@example.com')).toBe('z***@example.com');
});

test('a line holds nothing that breaks, turns or hides it', () => {
  expect(plainLine(' 报告\r\nBcc: x\u202e\u200b\u2028 end ')).toBe('报告 Bcc: x end');
});
