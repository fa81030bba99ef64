import { expect, test } from 'vitest';
import { loadHuiqi } from './loadHuiqi.js';

const call = (options: unknown) => () => loadHuiqi(options as never);

test.each([
  [undefined, /"apiBase" must be an address/],
  [{ apiBase: '/huiqi' }, /"apiBase" must be an address/],
  [{ apiBase: 'https://a.example', version: '../v1' }, /"version" must be like "v1"/],
])('%o is refused at once', (options, sentence) => {
  expect(call(options)).toThrow(TypeError);
  expect(call(options)).toThrow(sentence);
});

test('on a server it resolves with null', async () => {
  expect(await loadHuiqi({ apiBase: 'https://a.example', version: '1.2.3' })).toBeNull();
});
