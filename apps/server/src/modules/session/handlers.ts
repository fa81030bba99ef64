import { createHash } from 'node:crypto';
import type { LoginResult, OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import {
  clearSessionCookie,
  readSessionCookie,
  writeSessionCookie,
} from '../../http/cookies.js';
import { tokenOf } from '../../http/guard.js';
import { verifyPassword } from '../../security/passwords.js';
import { countUse, giveBack } from '../../security/rateLimit.js';
import { closeSession, openSession } from './sessions.js';
import { findByPhone, findByTaxNumber, readUserInfo, type Account } from './repository.js';

const windowSeconds = 600;

interface Attempt {
  readonly account: string;
  readonly password: string;
  readonly find: () => Promise<Account | undefined>;
  /** The one answer to an unknown account and a wrong password alike. */
  readonly refusal: string;
}

async function login(call: UserCall<OperationId>, attempt: Attempt): Promise<LoginResult> {
  const { db, config, request, reply } = call;
  const now = call.now();
  const account = createHash('sha256').update(attempt.account).digest('base64url');
  const byAccount = `login:${account}`;
  const byAddress = `login-from:${request.ip}`;
  // Counted before the password is looked at, so that guesses side by side count too; a login that succeeds is given back.
  await countUse(db, { key: byAccount, max: config.loginLimit, windowSeconds }, now);
  await countUse(db, { key: byAddress, max: config.loginLimit * 10, windowSeconds }, now);
  const found = await attempt.find();
  const matches = await verifyPassword(found?.passwordHash, attempt.password);
  if (!matches || !found || found.disabled) throw new ApiError(attempt.refusal);
  await giveBack(db, [byAccount, byAddress]);
  const earlier = readSessionCookie(request, config);
  if (earlier !== null) await closeSession(db, earlier);
  const mode = request.headers['x-session-mode'] === 'cookie' ? 'cookie' : 'token';
  const id = await openSession(db, found.id, mode, now);
  reply.header('Cache-Control', 'no-store');
  if (mode === 'cookie') writeSessionCookie(reply, config, id);
  else reply.header('X-Access-Token', id);
  const userInfo = await readUserInfo(db, found.id);
  if (!userInfo) throw new ApiError(attempt.refusal);
  return { userInfo };
}

export const sessionHandlers = {
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

  logout: async ({ db, config, request, reply }) => {
    const id = tokenOf(request) ?? readSessionCookie(request, config);
    if (id !== null) await closeSession(db, id);
    clearSessionCookie(reply, config);
    return null;
  },
} satisfies Handlers;
