import { accountOf } from '../seed/session/sampleAccounts.js';
import { databaseSessions } from '../modules/session/databaseSessions.js';
import type { TestApp } from './openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';

export interface Response {
  readonly status: number;
  readonly code: string;
  // Untyped, because tests check what they read; the contract's types would hide a wrong response.
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly data: any;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a request on behalf of a signed-in user. */
export type Calls = (
  method: Method,
  path: string,
  payload?: object,
  key?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

export const requestId = 'web-test-000005';

/** Opens a session for a user id without the cost of hashing a password. */
export const tokenFor = ({ db }: Pick<TestApp, 'db'>, userId: string): Promise<string> =>
  databaseSessions.open(db, { userId, mode: 'token' }, seedNow);

/** Opens a session of a sample account by login. */
export const tokenOfAccount = (testApp: Pick<TestApp, 'db'>, login: string): Promise<string> =>
  tokenFor(testApp, accountOf(login).id);

/** Calls with a token, or as a visitor. */
export const callsWith =
  ({ app }: Pick<TestApp, 'app'>, token: string | null): Calls =>
  async (method, path, payload, key, headers = {}) => {
    const response = await app.inject({
      method,
      url: `/api/huiqi${path}`,
      headers: {
        'x-request-id': requestId,
        ...(token === null ? {} : { 'x-access-token': token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
    const isFile = !String(response.headers['content-type']).startsWith('application/json');
    const { code, data } = isFile ? { code: '200', data: response.rawPayload } : response.json();
    return { status: response.statusCode, code, data };
  };

/** Calls on behalf of a sample account. */
export const callsAs = async (testApp: TestApp, login: string): Promise<Calls> =>
  callsWith(testApp, await tokenOfAccount(testApp, login));
