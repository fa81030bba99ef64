import { ApiError, conflict } from '../../contract/ApiError.js';
import { violates } from '../../db/violates.js';
import { carriedSession } from '../../http/access/sessionEffects.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { clearSessionCookie } from '../../http/headers/cookies.js';
import { hashPassword, verifyPassword } from '../../security/passwords.js';
import { countUse, releaseUses } from '../../security/rateLimit.js';
import { checkCaptcha, hasCaptcha } from '../captchas/checkCaptcha.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { findById } from '../session/repository.js';
import { issueToken, voidTokens } from '../session/oneTimeTokenRepository.js';
import { countByAddress, forgetTries } from '../session/tries.js';
import { refuseInitialPassword, refuseWeakPassword } from './refuseWeakPassword.js';
import { changePassword, setFirstPassword } from './repository.js';
import { accountOfCode, proofSource, provenAccount } from './retrieval.js';

const proofSeconds = 600;

const recordPassword = (
  call: Parameters<typeof recordSecurityEvent>[0],
  userId: string,
  detail: 'changed' | 'first' | 'retrieved',
) => recordSecurityEvent(call, { event: 'PASSWORD_CHANGED', userId, detail });

type FirstCall = UserCall<'addPassword'> | UserCall<'addPhoneAndPassword'>;

/** Ends all logins but this one: others who know the initial password may have one too. */
const setFirst = (call: FirstCall, values: Parameters<typeof setFirstPassword>[2]) =>
  call.pool.transaction(async (tx) => {
    if (!(await setFirstPassword(tx, call.user.id, values))) return false;
    const carried = carriedSession(call.request, call);
    if (carried) await call.sessions.keep(tx, carried);
    await voidTokens(tx, call.user.id);
    return true;
  });

export const handlers = {
  changePassword: async (call) => {
    const { config, db, input, now, reply, user } = call;
    const { newPassword, oldPassword, code } = input.body;
    const key = `password:${user.id}`;
    await countUse(db, { key, max: config.loginLimit, windowSeconds: 600 }, now());
    const account = await findById(db, user.id);
    const matches = await verifyPassword(account?.passwordHash, oldPassword);
    if (!account || !matches) throw new ApiError('792105');
    await releaseUses(db, [key]);
    const { phone } = account;
    refuseWeakPassword('newPassword', newPassword, { phone, earlier: oldPassword });
    // No code was sent to an account without a phone.
    if (code !== undefined)
      await checkPhoneCode(call, { purpose: 'password', phone: phone ?? '', code });
    if (!(await changePassword(db, account, await hashPassword(newPassword)))) throw conflict();
    await recordPassword(call, user.id, 'changed');
    await voidTokens(db, user.id);
    clearSessionCookie(reply, config);
    return { telPhone: phone };
  },

  addPassword: async (call) => {
    const { db, input, user } = call;
    const { password } = input.body;
    const account = await findById(db, user.id);
    if (!account?.isFirstLogin) throw conflict('已设置过密码');
    refuseWeakPassword('password', password, { phone: account.phone });
    await refuseInitialPassword(account.passwordHash, password);
    const passwordHash = await hashPassword(password);
    if (!(await setFirst(call, { passwordHash }))) throw conflict('已设置过密码');
    await recordPassword(call, user.id, 'first');
    return null;
  },

  addPhoneAndPassword: async (call) => {
    const { db, input, user } = call;
    const { phone, code, password } = input.body;
    const account = await findById(db, user.id);
    if (!account?.isFirstLogin || account.type !== 'TAX') throw conflict('已设置过手机号和密码');
    refuseWeakPassword('password', password, { phone });
    await refuseInitialPassword(account.passwordHash, password);
    await checkPhoneCode(call, { purpose: 'bind', phone, code });
    const passwordHash = await hashPassword(password);
    const isSet = await setFirst(call, { passwordHash, phone }).catch((error: unknown) => {
      // Reached only by the holder of the phone.
      throw violates(error, 'users_phone') ? new ApiError('796113') : error;
    });
    if (!isSet) throw conflict('已设置过手机号和密码');
    await recordPassword(call, user.id, 'first');
    return null;
  },

  retrievePasswordByPhone: async (call) => {
    const { telPhone: phone, code, captchaUid, pictureCaptcha, captchaProof } = call.input.body;
    const captcha = { captchaUid, pictureCaptcha, proof: captchaProof };
    const { release } = await countByAddress(call, 'retrieve');
    if (hasCaptcha(captcha)) await checkCaptcha(call, captcha);
    const { id: userId } = await accountOfCode(call, { phone, code });
    await release();
    const wanted = {
      kind: 'reset',
      source: proofSource,
      userId,
      lifeSeconds: proofSeconds,
    } as const;
    const { token, expiresAt } = await issueToken(call.db, wanted, call.now());
    return { proof: token, expiresTs: expiresAt.toISOString() };
  },

  retrievePassword: async (call) => {
    const { db, input } = call;
    const { telPhone: phone, password } = input.body;
    refuseWeakPassword('password', password, { phone });
    const { release } = await countByAddress(call, 'retrieve');
    const account = await provenAccount(call, input.body);
    await release();
    if (!(await changePassword(db, account, await hashPassword(password)))) throw conflict();
    await recordPassword(call, account.id, 'retrieved');
    await voidTokens(db, account.id);
    for (const name of [phone, account.taxNo])
      if (name !== null) await forgetTries(call, { kind: 'login', account: name });
    return null;
  },
} satisfies Handlers;
