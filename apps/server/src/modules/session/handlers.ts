import { createHash } from 'node:crypto';
import type { LoginResult, OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { startSession } from '../../http/sessionEffects.js';
import { verifyPassword } from '../../security/passwords.js';
import { countUse, releaseUses } from '../../security/rateLimit.js';
import { findByPhone, findByTaxNumber, readUserInfo, type Account } from './repository.js';

const windowSeconds = 600;

interface Attempt {
  readonly account: string;
  readonly password: string;
  readonly find: () => Promise<Account | undefined>;
  /** Code for an unknown account and a wrong password alike. */
  readonly refusal: string;
}

async function login(call: UserCall<OperationId>, attempt: Attempt): Promise<LoginResult> {
  const { db, config, request } = call;
  const now = call.now();
  const account = createHash('sha256').update(attempt.account).digest('base64url');
  const byAccount = `login:${account}`;
  const byAddress = `login-from:${request.ip}`;
  // Counted before the password is checked, so that parallel guesses count too; a successful login is released again.
  await countUse(db, { key: byAccount, max: config.loginLimit, windowSeconds }, now);
  await countUse(db, { key: byAddress, max: config.loginLimit * 10, windowSeconds }, now);
  const found = await attempt.find();
  const matches = await verifyPassword(found?.passwordHash, attempt.password);
  if (!matches || !found || found.disabled) throw new ApiError(attempt.refusal);
  await releaseUses(db, [byAccount, byAddress]);
  await startSession(call, found.id);
  const userInfo = await readUserInfo(db, found.id);
  if (!userInfo) throw new ApiError(attempt.refusal);
  return { userInfo };
}

export const handlers = {
  getUserInfo: async ({ db, visitor }) => (visitor ? readUserInfo(db, visitor.id) : null),

  loginByPassword: (call) => {
    const { telPhone, password } = call.input.body;
    const find = () => findByPhone(call.db, telPhone);
    return login(call, { account: telPhone, password, find, refusal: '792105' });
  },

  loginByTaxNumber: (call) => {
    const { taxNo, password } = call.input.body;
    const find = () => findByTaxNumber(call.db, taxNo);
    return login(call, { account: taxNo.toUpperCase(), password, find, refusal: '791104' });
  },

  // Its metadata ends the session (serveOperation).
  logout: async () => null,
} satisfies Handlers;
