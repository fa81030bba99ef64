import { atMost, median, type Figure, type Section } from '../report.js';
import { asAdmin, insertCopies, measurePairs, type Asked } from './measurePairs.js';
import { fromRoot, startNode, type Running } from './processes.js';

const sizes = [500, 50_000] as const;
/** What lists count at most (`searchLimits`). */
const counted = 10_000;
const api = '/api/huiqi/firms/front';
const main = fromRoot('apps/server/dist/main.js');

/** Requests by what they show. */
const questions: Readonly<Record<string, string>> = {
  'first page': '/product/page?keyword=',
  'page 6': '/product/page?index=6&keyword=',
  category: '/product/page?serviceTypeBig=IP&keyword=',
  subcategory: '/product/page?serviceTypeBig=IP&serviceTypeSmall=IP_PATENT&keyword=',
  'mode and price': '/product/page?serviceMode=VISITING_SERVICE&servicePriceType=PAY&keyword=',
  'by phone or internet': '/product/page?shortcutService=1&keyword=',
  'one sign': '/product/page?keyword=税',
  'a word of some': '/product/page?keyword=申请',
  'a word of few': '/product/page?keyword=地理标志',
  'two words and a category': '/product/page?serviceTypeBig=IP&keyword=专利 申请',
};
const repeated = '/product/page?serviceTypeBig=IP';

/**
 * The same question as a request that nobody has made before, so that no kept response is measured: blanks around a
 * keyword do not matter.
 */
const asNew = (path: string) => (call: number) =>
  encodeURI(`${path}${' '.repeat(1 + (call % 19))}${'\u3000'.repeat(1 + Math.floor(call / 19))}`);

/** Copies the services of the sample, in turns for all organisations, until the public sees `count`. */
const multiply = (count: number) =>
  insertCopies(
    'service_products',
    `
  with model as (
      select p.*, row_number() over (order by p.id) - 1 as place from service_products p
      join service_organisations o on o.id = p.org_id and o.published
      where p.published and p.product_status = 'ON_SHELF'),
    size as (select count(*)::int as total from model)
  select made.*
  from size, generate_series(size.total + 1, ${count}) n
    join service_products one on one.id = (select id from model where place = n % (select total from size))
    join service_products other on other.id = (select id from model where place = n * 7 / 3 % (select total from size))
    cross join lateral jsonb_populate_record(one, jsonb_build_object(
    'id', 'b' || n, 'org_id', other.org_id, 'name', one.name || '（' || n || '）',
    'order_number', n % 97, 'created_at', one.created_at - n * interval '1 minute')) made`,
  );

/** Starts a server on a new database beside the given one, with `count` services. */
async function serveServices(databaseUrl: string, count: number, port: number): Promise<Running> {
  const name = `services_${count}`;
  await asAdmin(databaseUrl, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  const env = { DATABASE_URL: url.href, HUIQI_SANDBOX: '1' };
  const server = await startNode([main], port, '/readyz', env, 600_000);
  try {
    await asAdmin(url.href, multiply(count), 'VACUUM ANALYZE');
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function countServices({ url }: Running): Promise<number> {
  const response = await fetch(`${url}${api}/product/page`);
  const { data } = (await response.json()) as { data: { page: { total: number } } };
  return data.page.total;
}

async function checkTotals(servers: readonly Running[]): Promise<number> {
  const start = performance.now();
  const totals = await Promise.all(servers.map(countServices));
  if (totals.some((total, which) => total !== Math.min(sizes[which] ?? 0, counted)))
    throw new Error(`there are ${totals.join(' and ')} services`);
  return performance.now() - start;
}

async function measure(
  servers: readonly Running[],
  name: string,
  path: string | ((call: number) => string),
  asked: Asked,
): Promise<Figure[]> {
  const calls = servers.map(({ url }) => ({
    url: typeof path === 'string' ? `${url}${api}${path}` : (n: number) => `${url}${api}${path(n)}`,
  }));
  const pairs = await measurePairs(calls, asked);
  return [
    ...sizes.map((size, which) => ({
      name: `${name}: p95, ${size} services`,
      value: median(pairs.map((pair) => pair[which] ?? Number.NaN)),
      unit: 'ms',
    })),
    atMost(`${name}: p95, many ÷ few`, median(pairs.map(([few, many]) => many / few)), 1.5, '×'),
  ];
}

/** The service marketplace on PostgreSQL, with few services and with many. */
export async function benchServiceList(
  databaseUrl: string,
  asked: Asked = { rounds: 5, calls: 40 },
): Promise<Section> {
  const servers: Running[] = [];
  try {
    for (const [turn, count] of sizes.entries())
      servers.push(await serveServices(databaseUrl, count, 4391 + turn));
    const first = await checkTotals(servers);
    const figures: Figure[] = [
      { name: 'first list after a start, both servers', value: first, unit: 'ms' },
    ];
    for (const [name, path] of Object.entries(questions))
      figures.push(...(await measure(servers, name, asNew(path), asked)));
    figures.push(
      ...(await measure(servers, 'a category again (kept)', encodeURI(repeated), asked)),
    );
    return {
      title: `Server: services among ${sizes.join(' and ')} (PostgreSQL)`,
      how: `one call at a time over loopback, the two servers in turns, ${asked.rounds} rounds of ${asked.calls} calls a question, each a new one to the server but for the last; medians of the rounds`,
      figures,
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}
