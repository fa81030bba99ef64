import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText } from '../../patterns/RichText/parseRichText.js';
import { toServiceHtml, toServiceText } from './serviceText.js';

test('headings, paragraphs and lists become elements', () => {
  const text = '# 服务内容\n检索现有技术\n撰写申请文件\n\n- 发明\n- 实用新型\n\n1. 交底\n2. 撰写';
  const html = toServiceHtml(text);
  expect(html).toBe(
    '<h3>服务内容</h3><p>检索现有技术<br>撰写申请文件</p><ul><li>发明</li><li>实用新型</li></ul>' +
      '<ol><li>交底</li><li>撰写</li></ol>',
  );
  expect(toServiceText(html)).toEqual({
    text: '# 服务内容\n\n检索现有技术\n撰写申请文件\n\n- 发明\n- 实用新型\n\n1. 交底\n2. 撰写',
    isLossy: false,
  });
});

test('markup that is typed stays text', () => {
  const html = toServiceHtml('<script>alert(1)</script> & "引号"');
  expect(html).not.toContain('<script');
  expect(parseRichText(html)).toMatchObject([
    { name: 'p', children: ['<script>alert(1)</script> & "引号"'] },
  ]);
});

test.each(['- 不是列表', '# 不是标题', '\\ 反斜杠', '1. 不是列表'])(
  'a paragraph that begins with a mark stays a paragraph: %s',
  (line) => {
    const { text } = toServiceText(`<p>${line}</p>`);
    expect(toServiceHtml(text)).toBe(`<p>${line}</p>`);
  },
);

test.each([
  '<table><tr><td>价格</td></tr></table>',
  '<p><a href="https://example.com">链接</a></p>',
  '<p><strong>重点</strong></p>',
  '<blockquote>引用</blockquote>',
])('says that %s loses its form', (html) => expect(toServiceText(html).isLossy).toBe(true));

test('what was typed comes back as the same page, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('# a', '- b', '1. c', '## d', '', '\\e'), fc.string())),
      (lines) => {
        const html = toServiceHtml(lines.join('\n'));
        const again = toServiceHtml(toServiceText(html).text);
        expect(parseRichText(again)).toEqual(parseRichText(html));
      },
    ),
  );
});
