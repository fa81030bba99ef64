import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { richTextElements } from '@huiqi/sdk/domain';
import { cleanHtml, plainTextOf } from '../../text/cleanHtml.js';

const attacks: readonly (readonly [attack: string, left: string])[] = [
  ['<script>alert(1)</script>补助', '补助'],
  ['<style>body{background:url(//evil.example)}</style>补助', '补助'],
  ['<p style="background:url(//evil.example)">补助</p>', '<p>补助</p>'],
  ['<p onclick="alert(1)" class="x" id="y">补助</p>', '<p>补助</p>'],
  ['<img src=x onerror=alert(1)>补助', '补助'],
  ['<svg><a xlink:href="javascript:alert(1)">补助</a></svg>', '<a>补助</a>'],
  ['<a href="javascript:alert(1)">补助</a>', '<a>补助</a>'],
  ['<a href="&#106;avascript:alert(1)">补助</a>', '<a>补助</a>'],
  ['<a href="java\nscript:alert(1)">补助</a>', '<a>补助</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">补助</a>', '<a>补助</a>'],
  ['<a href="//evil.example">补助</a>', '<a>补助</a>'],
  ['<a href="http://plain.example">补助</a>', '<a>补助</a>'],
  ['<form action="//evil.example"><input name="a"><button>补助</button></form>', '补助'],
  ['<iframe src="//evil.example"></iframe>补助', '补助'],
  ['<math><mi xlink:href="javascript:alert(1)">补助</mi></math>', '补助'],
  ['<!--><script>alert(1)</script>-->补助', '--&gt;补助'],
  ['<textarea><script>alert(1)</script></textarea>补助', '补助'],
  ['<p>1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
];

describe('cleanHtml', () => {
  it.each(attacks)('%s', (attack, left) => expect(cleanHtml(attack)).toBe(left));

  it('keeps what a policy consists of', () => {
    const html =
      '<h3>一、支持标准</h3><p><strong>10%</strong>，<em>最高</em>100万元<br />见表。</p>' +
      '<table><thead><tr><th scope="col">类别</th></tr></thead><tbody><tr><td colspan="2">甲</td></tr></tbody></table>' +
      '<ol start="3"><li>营业执照</li></ol>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('leaves what the editor of @huiqi/components writes', () => {
    // The same text as in its test, `richText.test.tsx`.
    const html =
      '<h3>一、标准</h3><h4>甲</h4><p>按<strong>10%</strong>，<em>最高</em><u>1</u>万m<sup>2</sup>，H<sub>2</sub>O &lt; 5 &amp; "6"<br />见<a href="https://www.example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">通知</a>。</p>' +
      '<ul><li>一<ol><li>二</li></ol></li><li><p>三</p><p>四</p></li></ul><blockquote><p>五</p></blockquote>' +
      '<table><tbody><tr><th>类别</th><th>比例</th></tr><tr><td colspan="2">a<br />b</td></tr><tr><td rowspan="2"><p>一</p><p>二</p></td><td></td></tr><tr><td><ul><li>六</li></ul></td></tr></tbody></table>' +
      '<hr /><ol start="3"><li>七</li></ol><p><a href="tel:023-74512345">电话</a><a href="mailto:fgw@example.org">邮箱</a></p>';
    expect(cleanHtml(html)).toBe(html);
    // What the editor does not write itself: a table's heads are rows to it.
    for (const name of richTextElements.filter((one) => one !== 'thead' && one !== 'caption'))
      expect(html).toMatch(new RegExp(`<${name}[ >]`));
  });

  it.each(richTextElements)('keeps <%s>, as the pages show it', (name) =>
    expect(cleanHtml(`<${name}>`)).toContain(`<${name}`),
  );

  it('numbers lists as they are written, where a number is one', () =>
    expect(cleanHtml('<ol start="0"><li>一</li></ol><ol start="x"></ol><ol start="12"></ol>')).toBe(
      '<ol><li>一</li></ol><ol></ol><ol start="12"></ol>',
    ));

  it('opens links elsewhere, without a way back', () =>
    expect(cleanHtml('<a href="https://www.example.org/a?b=1&amp;c=2" target="x">网站</a>')).toBe(
      '<a href="https://www.example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">网站</a>',
    ));

  it('makes the headings of an editor headings of the page', () =>
    expect(cleanHtml('<h1>甲</h1><h6>乙</h6><b>丙</b>')).toBe(
      '<h3>甲</h3><h4>乙</h4><strong>丙</strong>',
    ));

  test('cleaning twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks.map(([attack]) => attack), '<div>', '</p>', '<td>', '&lt;', '&'),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = cleanHtml(pieces.join(''));
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });
});

test.each([
  ['<p>第一段</p><p>第二段</p>', '第一段\n第二段'],
  ['<ol><li>营业执照</li><li>承诺书</li></ol>', '营业执照\n承诺书'],
  ['<table><tr><td>甲</td><td>10%</td></tr></table>', '甲 10%'],
  ['<p>1 &lt; 2 &amp; 3</p>', '1 < 2 & 3'],
  ['<p>&amp;lt;</p>', '&lt;'],
  ['一<br />二', '一\n二'],
])('the words of %s', (html, text) => expect(plainTextOf(cleanHtml(html))).toBe(text));
