import { expect, test } from 'vitest';
import { checkOptions } from './checkOptions.js';

const check = (options: unknown) => () => checkOptions(options as never);

test.each([
  [{ rout: '/x' }, /there is no option "rout"; there are route, feature/],
  [{ route: 'cIGNALoan' }, /option "route" must be an address like/],
  [{ fetchToken: 'abc' }, /option "fetchToken" must be a function/],
  [{ scope: { bankIds: [1] } }, /option "scope": "bankIds" must be an array of strings/],
  [{ scope: { banks: [] } }, /option "scope" has no "banks"; there are bankIds, categoryIds/],
  [{ prefill: { contact: { phone: 1 } } }, /"prefill": "contact": "phone" must be a string/],
  [{ reference: 'a b' }, /option "reference" must be 1 to 64 of/],
  [{ area: '500231' }, /option "area" must be three codes/],
  [{ appearance: { mode: 'night' } }, /"mode" must be one of "light", "dark", "auto"/],
  [{ apiBase: '/api' }, /option "apiBase" must be an address like/],
  [[], /options must be an object/],
])('%o is refused with a sentence', (options, sentence) => {
  expect(check(options)).toThrow(TypeError);
  expect(check(options)).toThrow(sentence);
});

test('valid options, null and undefined pass', () => {
  const valid = {
    route: '/cIGNALoan',
    token: { token: 'a', expiresAt: 1 },
    fetchToken: async () => null,
    scope: { bankIds: ['1'], categoryIds: undefined },
    area: { province: '500000', city: '500200', district: '500231' },
    pageSize: null,
    locale: undefined,
    appearance: { variables: { colorPrimary: '#0a5' }, density: 'compact' },
  };
  expect(check(valid)).not.toThrow();
});
