import { encodePassword } from '@huiqi/sdk/domain';
import type { Db } from '../../db/database.js';
import { hashPassword } from '../../security/passwords.js';
import { newcomer, owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { createHandover, signOnSource } from './handover.js';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';

const credentials = { type: 'FRONT', password: encodePassword(samplePassword) } as const;

const ownerId = '1';

/** Tests may change the password of other sample accounts. */
async function makeTaxpayer(db: Db): Promise<string> {
  const taxNo = '91500231MA5TAXCALL';
  const passwordHash = await hashPassword(credentials.password);
  const more = { name: null, role: 'NORMA', type: 'TAX' } as const;
  await db.insert(users).values({ id: 'taxpayer', taxNo, passwordHash, ...more });
  return taxNo;
}

export const calls = defineCalls(async ({ db, now }) => ({
  getUserInfo: { as: owner, input: {} },
  loginByPassword: { as: owner, input: { body: { ...credentials, telPhone: owner } } },
  loginByTaxNumber: {
    as: owner,
    input: { body: { ...credentials, taxNo: await makeTaxpayer(db) } },
  },
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
