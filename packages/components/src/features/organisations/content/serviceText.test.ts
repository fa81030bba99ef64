import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText } from '../../../patterns/RichText/parseRichText.js';
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

test('tables, strong words and links are typed too', () => {
  const text = '| * 费用 | 1600元起 |\n| * 方式 | **在线**办理，见[说明](https://example.com/a) |';
  const html = toServiceHtml(text);
  expect(html).toBe(
    '<table><tbody><tr><th>费用</th><td>1600元起</td></tr><tr><th>方式</th><td><strong>在线</strong>办理，' +
      '见<a href="https://example.com/a">说明</a></td></tr></tbody></table>',
  );
  expect(toServiceText(html)).toEqual({ text, isLossy: false });
});

test('a link leads over https alone', () => {
  expect(toServiceHtml('[点我](javascript:alert(1))')).not.toContain('href');
});

test.each([
  '<table><tr><td colspan="2">价格</td></tr></table>',
  '<p><em>强调</em></p>',
  '<blockquote>引用</blockquote>',
])('says that %s loses its form', (html) => expect(toServiceText(html).isLossy).toBe(true));

test('what was typed comes back as the same page, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('# a', '- b', '1. c', '## d', '', '\\e', '| * a | b |', '**x** y'),
          fc.string(),
        ),
      ),
      (lines) => {
        const once = toServiceText(toServiceHtml(lines.join('\n')));
        expect(once.isLossy).toBe(false);
        const html = toServiceHtml(once.text);
        expect(toServiceText(html)).toEqual(once);
        expect(parseRichText(html)).toEqual(parseRichText(toServiceHtml(lines.join('\n'))));
      },
    ),
  );
});
