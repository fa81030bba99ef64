import { createHash } from 'node:crypto';

/** Signs a sample account in and returns its cookie, which the pages of every port of this host send. */
export async function signIn(url: string, telPhone: string) {
  const password = createHash('sha256').update('Huiqi@2026').digest('base64');
  const response = await fetch(`${url}/api/huiqi/user/login/passwd`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-bench-000001',
      'x-session-mode': 'cookie',
      origin: url,
    },
    body: JSON.stringify({ type: 'FRONT', telPhone, password }),
  });
  const [cookie] = response.headers.getSetCookie();
  const [name = '', value = ''] = cookie?.split(';')[0]?.split('=') ?? [];
  if (value === '') throw new Error(`${telPhone} cannot log in: ${await response.text()}`);
  return { name, value };
}
