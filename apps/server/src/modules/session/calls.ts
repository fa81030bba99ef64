import { encodePassword } from '@huiqi/sdk/domain';
import { newcomer, owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings } from '../../testing/defineThings.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { createHandover, signOnSource } from './handover.js';
import { samplePassword, taxAccountNumber } from './seed/sampleAccounts.js';

const credentials = { type: 'FRONT', password: encodePassword(samplePassword) } as const;

const ownerId = '1';

export const calls = defineCalls(async ({ db, now }) => ({
  getUserInfo: { as: owner, input: {} },
  loginByPassword: { as: owner, input: { body: { ...credentials, telPhone: owner } } },
  loginByTaxNumber: { as: owner, input: { body: { ...credentials, taxNo: taxAccountNumber } } },
  loginByPhone: {
    as: owner,
    input: {
      body: {
        type: 'FRONT',
        telPhone: newcomer,
        code: await createPhoneCode({ db, now }, { purpose: 'login', phone: newcomer }, 600),
      },
    },
  },
  getUserByToken: {
    as: owner,
    input: {
      source: 'bank',
      token: await createHandover(db, { userId: ownerId, source: 'bank' }, now()),
    },
  },
  getUserByCode: {
    as: owner,
    input: { code: await createHandover(db, { userId: ownerId, source: signOnSource }, now()) },
  },
  authorizeExternal: { as: owner, input: { body: { platform: 'XINX' } } },
  getHonestAgentToken: { as: owner, input: { userId: ownerId } },
  logOutsideVisit: { as: owner, input: { body: { target: 'LEGAL_SERVICE', path: '/homePage' } } },
  logout: { as: owner, input: {} },
}));

export const things = defineThings({
  kind: 'user',
  missing: '999999',
  make: async () => [
    { name: 'the first user', id: '1', reachableBy: ({ userId }) => userId === '1' },
  ],
});
