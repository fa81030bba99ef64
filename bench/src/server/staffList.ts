import { atMost, median, type Figure, type Section } from '../report.js';
import { login } from './login.js';
import { asAdmin, measurePairs, type Asked } from './measurePairs.js';
import { fromRoot, startNode, type Running } from './processes.js';

const sizes = [1_000, 100_000] as const;
const api = '/api/huiqi';
const main = fromRoot('apps/server/dist/main.js');

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a staff member's first page of a server says. */
interface Probe {
  readonly total: number;
  /** Credit code of a company of the page. */
  readonly nsrsbh: string;
}
type Question = readonly [name: string, value: string][];

/**
 * One request for each filter that staff have (spec 1 §3). Each finds some orders among few and among many: an empty page
 * would be cheaper than any other.
 */
const questions: Readonly<Record<string, Question | ((probe: Probe) => Question)>> = {
  'first page': [],
  'last full page': ({ total }) => [['index', String(Math.max(1, Math.floor(total / 10)))]],
  'oldest first': [['sortDirection', 'ASC']],
  'one status': [['orderStatus', 'APPROVAL_FAIL']],
  'what waits for the bank': [['queue', 'waiting']],
  'what waits for me': [['queue', 'mine']],
  'what is assigned to me': [['queue', 'assigned']],
  '30 days': [
    ['dateStart', daysAgo(60)],
    ['dateEnd', daysAgo(30)],
  ],
  'all days': [['dateStart', '2020-01-01']],
  'order code': [['orderCode', '11']],
  'order code of every order': [['orderCode', 'DJ20']],
  'company keyword': [['companyName', '康源']],
  'company keyword of every company': [['companyName', '重庆']],
  'product keyword': [['productName', '税']],
  'one bank': [['bankId', '1']],
  amounts: [
    ['moneyStart', '50'],
    ['moneyEnd', '300'],
  ],
  department: [['deptId', 'bank-1']],
  'applying user': [['applyUser', '企业用户1']],
  'credit code': ({ nsrsbh }) => [['nsrsbh', nsrsbh]],
  recommender: [['recommendNameOrPhone', '敏']],
  'recommendation code': [['recommendNameOrPhone', 'XT0000']],
  source: [['orderSourceType', 'WECHAT']],
  'region by name': [['regionName', '垫江']],
  'region by code': [
    ['scfProvince', '500000'],
    ['scfCity', '500231'],
    ['scfPlatform', '1001'],
  ],
  'four filters': [
    ['orderStatus', 'ACCEPT_SUCCESS'],
    ['companyName', '食品'],
    ['moneyStart', '20'],
    ['dateStart', daysAgo(200)],
  ],
};
const list = '/order/admin/page';
const counts = '/order/admin/statusCount';

/** Starts a server on a new database beside the given one, seeded with `count` orders. */
async function serveOrders(databaseUrl: string, orders: number, port: number): Promise<Running> {
  const name = `orders_${orders}`;
  await asAdmin(databaseUrl, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  const env = { DATABASE_URL: url.href, HUIQI_SANDBOX: '1', HUIQI_SEED: String(orders) };
  const server = await startNode([main], port, '/readyz', env, 600_000);
  // Autovacuum would do this within a minute after this many inserts.
  await asAdmin(url.href, 'VACUUM ANALYZE');
  return server;
}

async function probe(server: Running, token: string): Promise<Probe> {
  const response = await fetch(`${server.url}${api}${list}?size=100`, {
    headers: { 'x-access-token': token },
  });
  const { data } = (await response.json()) as {
    data: { content: { nsrsbh: string | null }[]; page: { total: number } };
  };
  const nsrsbh = data.content.find((order) => order.nsrsbh !== null)?.nsrsbh;
  if (!nsrsbh) throw new Error('no order of a company');
  return { total: data.page.total, nsrsbh };
}

async function figuresOf(
  servers: readonly Running[],
  role: string,
  telPhone: string,
  asked: Asked,
): Promise<Figure[]> {
  const tokens = await Promise.all(servers.map((server) => login(server, telPhone)));
  const figures: Figure[] = [];
  const probes = await Promise.all(
    servers.map((server, which) => probe(server, tokens[which] ?? '')),
  );
  const asks = Object.entries(questions).map(([name, question]): [string, string[]] => [
    name,
    probes.map((one) => {
      const query = typeof question === 'function' ? question(one) : question;
      return `${list}?${new URLSearchParams([...query]).toString()}`;
    }),
  ]);
  for (const [name, paths] of [...asks, ['counts of the tabs', [counts, counts]] as const]) {
    const calls = servers.map((server, which) => ({
      url: `${server.url}${api}${paths[which] ?? ''}`,
      headers: { 'x-access-token': tokens[which] ?? '' },
    }));
    const pairs = await measurePairs(calls, asked);
    const what = `${role}, ${name}: p95`;
    figures.push(
      { name: `${what}, ${sizes[0]} orders`, value: median(pairs.map(([few]) => few)), unit: 'ms' },
      {
        name: `${what}, ${sizes[1]} orders`,
        value: median(pairs.map(([, many]) => many)),
        unit: 'ms',
      },
      atMost(`${what}, many ÷ few`, median(pairs.map(([few, many]) => many / few)), 1.5, '×'),
    );
  }
  return figures;
}

/** The staff's list of orders on PostgreSQL, with few and with many orders. */
export async function benchStaffList(
  databaseUrl: string,
  asked: Asked = { rounds: 5, calls: 40 },
): Promise<Section> {
  const servers: Running[] = [];
  try {
    for (const [turn, orders] of sizes.entries())
      servers.push(await serveOrders(databaseUrl, orders, 4377 + turn));
    return {
      title: `Server: the staff's list of orders, ${sizes.join(' and ')} orders (PostgreSQL)`,
      how: `one call at a time over loopback, the two servers in turns, ${asked.rounds} rounds of ${asked.calls} calls a question, medians of the rounds`,
      figures: [
        ...(await figuresOf(servers, 'bank', '13800000005', asked)),
        ...(await figuresOf(servers, 'operator', '13800000006', asked)),
        ...(await figuresOf(servers, 'administrator', '13800000007', asked)),
      ],
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}
