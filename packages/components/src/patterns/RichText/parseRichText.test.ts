import { expect, test } from 'vitest';
import { parseRichText, type RichNode } from './parseRichText.js';
import { richTextElements } from './richTextRules.js';

const shown = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { name, link, start, colSpan, rowSpan, children } = node;
      const attributes = [
        link && `href=${link.href}${link.target ?? ''}`,
        start && `from ${start}`,
        colSpan && `c${colSpan}`,
        rowSpan && `r${rowSpan}`,
      ];
      return `<${[name, ...attributes.filter(Boolean)].join(' ')}>${shown(children)}</${name}>`;
    })
    .join('');

test.each([
  ['paragraphs', '<p>一</p>\n<p>二<br />三</p>', '<p>一</p><p>二<br></br>三</p>'],
  ['plain text', '补助 10%', '补助 10%'],
  [
    'headings come below those of the page',
    '<h1>一</h1><h2>二</h2><h5>三</h5>',
    '<h3>一</h3><h3>二</h3><h4>三</h4>',
  ],
  ['emphasis by its meaning', '<b>一</b><i>二</i>', '<strong>一</strong><em>二</em>'],
  [
    'lists without the space between items',
    '<ul>\n <li>一</li>\n <li>二</li>\n</ul>',
    '<ul><li>一</li><li>二</li></ul>',
  ],
  [
    'tables with spans',
    '<table><tr><th colspan="2">档次</th><td rowspan=\'3\'>一</td></tr></table>',
    '<table><tbody><tr><th c2>档次</th><td r3>一</td></tr></tbody></table>',
  ],
  ['entities, once', '&lt;b&gt; &amp;amp; &#37; &#x4E00; &unknown;', '<b> &amp; % 一 &unknown;'],
  [
    'links over https',
    '<a href="https://www.cq.gov.cn/a?b=1&amp;c=2">政府</a>',
    '<a href=https://www.cq.gov.cn/a?b=1&c=2_blank>政府</a>',
  ],
  [
    'links that open a program',
    '<a href="tel:023-74512345">一</a><a href="mailto:a@example.org" target="_blank">二</a>',
    '<a href=tel:023-74512345>一</a><a href=mailto:a@example.org>二</a>',
  ],
  [
    'rules, and lists that begin elsewhere',
    '<p>一<hr /><ol start="3"><li>二</li></ol><ol start="-1"></ol>',
    '<p>一</p><hr></hr><ol from 3><li>二</li></ol><ol></ol>',
  ],
  ['unknown elements lose their tags', '<section><font color="red">一</font></section>', '一'],
  ['what is never closed ends with the text', '<p>一<strong>二', '<p>一<strong>二</strong></p>'],
  [
    'a block ends the paragraph',
    '<p>一<p>二<ul><li>三</ul>',
    '<p>一</p><p>二</p><ul><li>三</li></ul>',
  ],
  [
    'what stands in no place of its own loses its tags',
    '<li>一</li><td>二</td><table><td>三</td></table>',
    '一二<table>三</table>',
  ],
  ['what was never opened closes nothing', '</p>一</td>', '一'],
])('%s', (_name, html, expected) => {
  expect(shown(parseRichText(html))).toBe(expected);
});

test.each([
  ['scripts with their text', '<script>alert(1)</script>一', '一'],
  [
    'styles, frames and templates',
    '<style>p{}</style><iframe src="//x">甲</iframe><template>乙</template>一',
    '一',
  ],
  ['addresses that run', '<a href="javascript:alert(1)">一</a>', '<a>一</a>'],
  ['addresses that run behind an entity', '<a href="java&#115;cript:alert(1)">一</a>', '<a>一</a>'],
  [
    'addresses of plain http and of paths',
    '<a href="http://x.example">一</a><a href="/login">二</a>',
    '<a>一</a><a>二</a>',
  ],
  ['handlers and styles', '<p onclick="alert(1)" style="color:red">一</p>', '<p>一</p>'],
  ['pictures', '<img src=x onerror=alert(1)>一', '一'],
  [
    'svg and math',
    '<svg><a href="https://x.example">一</a></svg>',
    '<a href=https://x.example/_blank>一</a>',
  ],
  ['comments', '<!-- <script> -->一', '一'],
  [
    'spans beyond reason',
    '<table><tr><td colspan="9999999">一</td></tr></table>',
    '<table><tbody><tr><td>一</td></tr></tbody></table>',
  ],
])('drops %s', (_name, html, expected) => {
  expect(shown(parseRichText(html))).toBe(expected);
});

test('escaped markup stays text', () => {
  expect(parseRichText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
    expect.objectContaining({ children: ['<script>alert(1)</script>'] }),
  ]);
});

/** What elements stand in. */
const places: Readonly<Record<string, string>> = {
  li: '<ul>',
  caption: '<table>',
  thead: '<table>',
  tbody: '<table>',
  tr: '<table>',
  th: '<table><tr>',
  td: '<table><tr>',
};

test.each(richTextElements)('keeps <%s>', (name) =>
  expect(shown(parseRichText(`${places[name] ?? ''}<${name}>`))).toContain(`<${name}>`),
);
