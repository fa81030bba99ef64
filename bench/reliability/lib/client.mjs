import { createHash, randomUUID } from 'node:crypto';

const api = '/api/huiqi';

/** A call of the API as { status, headers, body }; `key` is its idempotency key. Throws if there is no response. */
export async function call(url, { token, method = 'GET', path, body, key, signal }) {
  const response = await fetch(url + api + path, {
    method,
    signal: signal ?? AbortSignal.timeout(60_000),
    headers: {
      'x-request-id': `web-${randomUUID()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { 'x-access-token': token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

/** The password of the sample accounts in the form in which passwords are sent. */
const password = createHash('sha256').update('Huiqi@2026').digest('base64');

/** Logs a sample account in and returns its token. */
export async function login(url, telPhone) {
  const { status, headers } = await call(url, {
    method: 'POST',
    path: '/user/login/passwd',
    body: { type: 'FRONT', telPhone, password },
  });
  const token = headers.get('x-access-token');
  if (!token) throw new Error(`login of ${telPhone}: ${status}`);
  return token;
}

/** Sample accounts. */
export const accounts = {
  owner: '13800000001',
  bankOfficer: '13800000005',
  operator: '13800000006',
  admin: '13800000007',
};
