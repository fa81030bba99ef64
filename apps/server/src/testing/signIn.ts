import { openSession } from '../modules/session/sessions.js';
import { sampleAccounts } from '../modules/session/seed/sampleAccounts.js';
import type { Calls } from './calls.js';
import type { TestApp } from './openTestApp.js';
import { seedNow } from './places.js';

export const requestId = 'web-test-000005';

/** A session of a user, by id, without the time which a login's password hash takes. */
export const tokenFor = ({ db }: Pick<TestApp, 'db'>, userId: string): Promise<string> =>
  openSession(db, userId, 'token', seedNow);

/** A session of a sample account, by what it logs in with. */
export function tokenOfAccount(world: Pick<TestApp, 'db'>, login: string): Promise<string> {
  const account = sampleAccounts.find((one) => one.login === login);
  if (!account) throw new Error(`There is no sample account ${login}`);
  return tokenFor(world, account.id);
}

/** Calls with a token at hand. */
export const callsWith =
  ({ app }: Pick<TestApp, 'app'>, token: string): Calls =>
  async (method, path, payload) => {
    const answer = await app.inject({
      method,
      url: `/api/huiqi${path}`,
      headers: { 'x-request-id': requestId, 'x-access-token': token },
      ...(payload ? { payload } : {}),
    });
    const { code, data } = answer.json();
    return { status: answer.statusCode, code, data };
  };

export const owner = '13800000001';
export const bankOfficer = '13800000005';
