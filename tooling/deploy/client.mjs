import { createHash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

const timeoutMs = 30_000;

/** A client of an https address whose certificate is `ca`; it keeps connections open as browsers do. */
export function createClient({ port, ca }) {
  const agent = new Agent({ keepAlive: true, ca });
  const send = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, path, method, headers, agent, timeout: timeoutMs },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')));
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  return {
    /** Gets a page or file. */
    get: (path, headers) => send('GET', path, { headers }),
    /** Calls an operation; resolves with its status, headers and envelope. */
    call: async (method, path, { token, key, body } = {}) => {
      const headers = {
        'x-request-id': `web-${randomUUID()}`,
        ...(token && { 'x-access-token': token }),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const text = body && JSON.stringify(body);
      const response = await send(method, `/api/huiqi${path}`, { headers, body: text });
      return { ...response, body: JSON.parse(response.text) };
    },
    close: () => agent.destroy(),
  };
}

/** A password in the form in which it is sent. */
export const encodePassword = (password) => createHash('sha256').update(password).digest('base64');
