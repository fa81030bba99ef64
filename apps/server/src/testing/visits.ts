import { encodePassword } from '@huiqi/sdk/domain';
import { keepCaptcha } from '../modules/captchas/checkCaptcha.js';
import { createPhoneCode, type PhonePurpose } from '../modules/captchas/phoneCodes.js';
import { samplePassword } from '../seed/session/sampleAccounts.js';
import { requestId } from './callsAs.js';
import type { TestApp } from './openTestApp.js';

interface Visit {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Source address of the request. */
  readonly from?: string;
}

/** Sends a request like a visitor's page. */
export const visit = (
  { app }: Pick<TestApp, 'app'>,
  path: string,
  { method = 'POST', body, headers = {}, from = '127.0.0.1' }: Visit = {},
) =>
  app.inject({
    method,
    url: `/api/huiqi${path}`,
    headers: { 'x-request-id': requestId, ...headers },
    remoteAddress: from,
    ...(body ? { payload: body } : {}),
  });

interface Login extends Visit {
  readonly password?: string;
}

/** Logs in with phone and password. */
export const loginAs = (
  testApp: Pick<TestApp, 'app'>,
  telPhone: string,
  { password = samplePassword, body, ...more }: Login = {},
) =>
  visit(testApp, '/user/login/passwd', {
    ...more,
    body: { type: 'FRONT', telPhone, password: encodePassword(password), ...body },
  });

/** The proof of a solved captcha, without solving one. */
export const proofOf = ({ db }: Pick<TestApp, 'db'>, now: () => Date): Promise<string> =>
  keepCaptcha({ db, now }, 'proof', {});

/** The code contained in a message. */
export const codeOf = (
  { db }: Pick<TestApp, 'db'>,
  now: () => Date,
  owner: { readonly purpose: PhonePurpose; readonly phone: string },
): Promise<string> => createPhoneCode({ db, now }, owner, 600);
