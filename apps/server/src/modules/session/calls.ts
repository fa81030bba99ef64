import { encodePassword } from '@huiqi/sdk/domain';
import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings } from '../../testing/defineThings.js';
import { samplePassword, taxAccountNumber } from './seed/sampleAccounts.js';

const credentials = { type: 'FRONT', password: encodePassword(samplePassword) } as const;

export const calls = defineCalls(() => ({
  getUserInfo: { as: owner, input: {} },
  loginByPassword: { as: owner, input: { body: { ...credentials, telPhone: owner } } },
  loginByTaxNumber: { as: owner, input: { body: { ...credentials, taxNo: taxAccountNumber } } },
  logout: { as: owner, input: {} },
}));

export const things = defineThings({
  kind: 'user',
  missing: '999999',
  make: async () => [
    { name: 'the first user', id: '1', reachableBy: ({ userId }) => userId === '1' },
  ],
});
