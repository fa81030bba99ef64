import { expect, test } from 'vitest';
import { htmlOf } from './htmlOf.js';

test.each([
  ['第一段\n\n 第二段 ', '<p>第一段</p><p>第二段</p>'],
  ['利率 < 5% & 期限 > 1年', '<p>利率 &lt; 5% &amp; 期限 &gt; 1年</p>'],
  ['<p class="a">已有标签</p>', '<p class="a">已有标签</p>'],
])('%j becomes %j', (text, html) => expect(htmlOf(text)).toBe(html));

test('a million characters of open tags take no longer than those of words', () => {
  expect(htmlOf('<a'.repeat(500_000))).toHaveLength(500_000 * '&lt;a'.length + '<p></p>'.length);
});
