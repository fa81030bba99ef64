import { expect, test } from 'vitest';
import { parseMarkup } from './parseMarkup.js';

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
