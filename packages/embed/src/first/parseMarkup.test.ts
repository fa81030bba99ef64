import { expect, test } from 'vitest';
import { parseMarkup } from './parseMarkup.js';
import { usedRules } from './usedRules.js';

test('what Preact writes becomes nodes: texts, comments, attributes without a value, empty and closed elements', () => {
  const markup =
    '<div class="a b" hidden><p>5 &lt; 6 &amp; 7<!-- --> 万元</p><input value="&quot;x\'" disabled/>' +
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div>';
  expect(parseMarkup(markup)).toEqual([
    [
      'div',
      { class: 'a b', hidden: '' },
      ['p', {}, '5 < 6 & 7', ['!', {}], ' 万元'],
      ['input', { value: `"x'`, disabled: '' }],
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ],
  ]);
});

test.each(['<p>', '</p>', '<p></div>', '<p class=x></p>', '<p class="x></p>', '<p>1 < 2</p>'])(
  '%s is no markup of Preact',
  (markup) => {
    expect(() => parseMarkup(markup)).toThrow();
  },
);

test('of a stylesheet stays what names a class of the nodes, or none', () => {
  const rules = [
    ':host{display:block}',
    '.a:hover{color:red}',
    '.b{color:red}',
    '@media (width<600px){.a{color:blue}}',
    '@media (width<600px){.c{color:blue}}',
    '@keyframes turn{to{rotate:1turn}}',
  ];
  expect(usedRules(rules, [['div', {}, ['p', { class: 'x a' }]]])).toBe(
    [rules[0], rules[1], rules[3], rules[5]].join(''),
  );
});
