import { encodePassword } from '@huiqi/sdk/domain';
import type { Running } from './processes.js';

/** Returns an access token of a sample account. */
export async function login({ url }: Running, telPhone: string): Promise<string> {
  const response = await fetch(`${url}/api/huiqi/user/login/passwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'web-bench-000001' },
    body: JSON.stringify({ type: 'FRONT', telPhone, password: encodePassword('Huiqi@2026') }),
  });
  const token = response.headers.get('x-access-token');
  if (!token) throw new Error(`login of ${telPhone}: ${response.status}`);
  return token;
}
