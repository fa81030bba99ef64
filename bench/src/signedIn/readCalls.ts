import autocannon from 'autocannon';
import type { Running } from '../server/processes.js';
import { tokenOf } from './addSessions.js';
import { api, connections, refuseFailures, type Call } from './Call.js';

interface Read {
  readonly name: string;
  readonly by: 'applicant' | 'officer';
  readonly path: string;
  /** Where the path ends with the id of the first row of another read. */
  readonly firstOf?: string;
}

/** What users read all day while they are signed in. */
const everyday: readonly Read[] = [
  { name: 'unread count', by: 'applicant', path: '/user/notice/unread/count' },
  { name: 'user info', by: 'applicant', path: '/user/info' },
  { name: 'my orders', by: 'applicant', path: '/order/user/page?index=1&size=10' },
  { name: 'my order', by: 'applicant', path: '/order/user/', firstOf: '/order/user/page' },
  { name: 'notices', by: 'applicant', path: '/user/notice/page?index=1&size=10' },
  {
    name: 'policy applications',
    by: 'applicant',
    path: '/ticket/user/policy/order/page?index=1&size=10',
  },
  { name: 'staff list', by: 'officer', path: '/order/admin/page?index=1&size=10' },
  { name: 'staff order', by: 'officer', path: '/order/admin/', firstOf: '/order/admin/page' },
];

interface Rows {
  readonly data: { readonly content: readonly { readonly orderId: string }[] };
}

async function firstId(server: Running, path: string, token: string): Promise<string> {
  const response = await fetch(server.url + api + path, { headers: { 'x-access-token': token } });
  const [row] = ((await response.json()) as Rows).data.content;
  if (!row) throw new Error(`${path} has no row`);
  return row.orderId;
}

/** Requests a second of a path for three seconds; each connection has a session of its own. */
async function readRate(name: string, url: string, account: string): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    setupClient: (client) =>
      client.setHeaders({ 'x-access-token': tokenOf(account, connection++ % connections) }),
    connections,
    duration: 3,
  });
  refuseFailures(name, result);
  return result.requests.average;
}

/** The reads, as the sample's accounts make them. */
export async function readCalls(
  server: Running,
  accounts: Readonly<Record<Read['by'], string>>,
): Promise<Call[]> {
  const calls: Call[] = [];
  for (const { name, by, path, firstOf } of everyday) {
    const account = accounts[by];
    const token = tokenOf(account, 0);
    const id = firstOf === undefined ? '' : await firstId(server, firstOf, token);
    const whole = api + path + id;
    const sent = { method: 'GET', path: whole, headers: { 'x-access-token': token } } as const;
    calls.push({
      name,
      // A peer has no validation, rights, limits and log.
      least: 0.8,
      sent: [sent, sent],
      rate: (at, place = whole) => readRate(name, at.url + place, account),
    });
  }
  return calls;
}
