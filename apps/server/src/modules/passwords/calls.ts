import { encodePassword } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../security/passwords.js';
import { beginner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { issueToken } from '../session/oneTimeTokenRepository.js';
import { firstTaxAccountNumber, taxAccountNumber } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';
import { proofSource } from './retrieval.js';

const forgetful = '13900000031';
const bound = '13900000032';
const password = encodePassword('Kq7!rmw2tPx9');
const oldPassword = encodePassword('Earlier!kq7rm');

export const calls = defineCalls(async ({ db, now }) => {
  const passwordHash = await hashPassword(oldPassword);
  // Has its own password, so that the call changes no other caller's.
  await db.update(users).set({ passwordHash }).where(eq(users.taxNo, taxAccountNumber));
  const userId = 'forgetful';
  const account = { phone: forgetful, passwordHash, role: 'NORMA', type: 'PHONE' } as const;
  await db.insert(users).values({ id: userId, ...account, createdAt: now() });
  const wanted = { kind: 'reset', source: proofSource, userId } as const;
  const { token: proof } = await issueToken(db, { ...wanted, lifeSeconds: 600 }, now());
  const codeFor = (purpose: 'bind' | 'reset', phone: string) =>
    createPhoneCode({ db, now }, { purpose, phone }, 600);
  return {
    changePassword: {
      as: taxAccountNumber,
      input: { body: { newPassword: password, oldPassword } },
    },
    addPassword: { as: beginner, input: { body: { password } } },
    addPhoneAndPassword: {
      as: firstTaxAccountNumber,
      input: { body: { phone: bound, code: await codeFor('bind', bound), password } },
    },
    retrievePasswordByPhone: {
      as: beginner,
      input: { body: { telPhone: forgetful, code: await codeFor('reset', forgetful) } },
    },
    retrievePassword: {
      as: beginner,
      input: { body: { telPhone: forgetful, proof, password } },
    },
  };
});
