import { ApiError, notFound } from '../../contract/ApiError.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Handlers } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';
import { checkCaptcha, hasCaptcha } from '../captchas/checkCaptcha.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { createTicket, exchange, signOnSource } from './handover.js';
import { loginWithPassword } from './passwordLogin.js';
import {
  recordFailedLogin,
  recordSecurityEvent,
} from '../../securityEvents/recordSecurityEvent.js';
import { findByPhone, findByTaxNumber, readUserInfo, saveOutsideVisit } from './repository.js';
import { signIn } from './signIn.js';
import { countByAddress } from './tries.js';

const visitLimit = { max: 60, windowSeconds: 60 };

const withTicket = (address: string, ticket: string): string => {
  const url = new URL(address);
  url.searchParams.set('ticket', ticket);
  return url.href;
};

/** Masks ids in a path: segments with a digit, or too long for a word. */
const withoutIds = (path: string): string => path.replaceAll(/\/(?:[^/]*\d[^/]*|[^/]{33,})/g, '/-');

export const handlers = {
  getUserInfo: async (call) => (call.visitor ? readUserInfo(call, call.visitor.id) : null),

  loginByPassword: (call) => {
    const { telPhone, password, captchaUid, pictureCaptcha, code } = call.input.body;
    const captcha = { captchaUid, pictureCaptcha, proof: code };
    const find = () => findByPhone(call.db, telPhone);
    return loginWithPassword(call, {
      account: telPhone,
      password,
      captcha,
      find,
      by: 'password',
      refusal: '792105',
    });
  },

  loginByTaxNumber: (call) => {
    const { taxNo, password, captchaUid, pictureCaptcha, code } = call.input.body;
    const captcha = { captchaUid, pictureCaptcha, proof: code };
    const find = () => findByTaxNumber(call.db, taxNo);
    const account = taxNo.toUpperCase();
    return loginWithPassword(call, {
      account,
      password,
      captcha,
      find,
      by: 'tax',
      refusal: '791104',
    });
  },

  loginByPhone: async (call) => {
    const { telPhone: phone, code, captchaUid, pictureCaptcha, captchaProof } = call.input.body;
    const captcha = { captchaUid, pictureCaptcha, proof: captchaProof };
    const { release } = await countByAddress(call, 'login-code');
    if (hasCaptcha(captcha)) await checkCaptcha(call, captcha);
    await checkPhoneCode(call, { purpose: 'login', phone, code });
    const found = await findByPhone(call.db, phone);
    // Reached only by the holder of the phone, so nobody else learns whether it is registered.
    if (!found || found.disabled) {
      await recordFailedLogin(call, { userId: found?.id, detail: 'phone' });
      throw new ApiError('794104');
    }
    await release();
    return signIn(call, found, { by: 'phone' });
  },

  getUserByToken: (call) => {
    const { source, token } = call.input;
    return exchange(call, { kind: 'handover', source, token });
  },

  getUserByCode: (call) =>
    exchange(call, { kind: 'code', source: signOnSource, token: call.input.code }),

  authorizeExternal: async ({ config, db, input, now, user }) => {
    const { token } = await createTicket(
      db,
      { userId: user.id, source: input.body.platform },
      now(),
    );
    return { url: withTicket(config.creditPlatformUrl, token) };
  },

  getHonestAgentToken: async ({ config, db, input, now, user }) => {
    if (input.userId !== user.id) throw notFound();
    const ticket = await createTicket(db, { userId: user.id, source: 'HONEST_AGENT' }, now());
    return {
      ticket: ticket.token,
      expiresTs: ticket.expiresAt.toISOString(),
      // The ticket is posted there, so that it is in no address, history or log of either side.
      url: config.honestAgentUrl,
    };
  },

  logOutsideVisit: async ({ config, db, input, now, request, visitor }) => {
    const { target, path } = input.body;
    const key = `outside:${clientAddress(request, config)}`;
    await countUse(db, { ...visitLimit, key }, now());
    const visit = { target, path: withoutIds(path), signedIn: visitor !== null };
    await saveOutsideVisit(db, visit, now());
    return null;
  },

  // Its metadata ends the session (serveOperation).
  logout: async (call) => {
    await recordSecurityEvent(call, { event: 'LOGOUT', userId: call.user.id, detail: 'own' });
    return null;
  },
} satisfies Handlers;
