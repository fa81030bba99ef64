import * as sdk from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import * as shown from '../../../patterns/RichText/richTextRules.js';

it('pages show what servers keep and the editor writes', () => {
  expect(shown.richTextElements).toEqual(sdk.richTextElements);
  expect(shown.richTextNames).toEqual(sdk.richTextNames);
});

it.each([
  'https://www.cq.gov.cn/a?b=1&c=2',
  ' https://www.cq.gov.cn ',
  'mailto:a@example.org',
  'tel:023-74512345',
  'tel:"><script>',
  'http://x.example',
  'javascript:alert(1)',
  'data:text/html,1',
  '/login',
  '',
])('a link to %j is one on both sides', (address) => {
  expect(shown.richTextLink(address)).toEqual(sdk.richTextLink(address));
});

it.each(['1', '3', '9999', '10000', '0', '-1', '1.5', 'x'])('a list begins with %s', (start) => {
  expect(shown.richTextStart(start)).toBe(sdk.richTextStart(start));
});
