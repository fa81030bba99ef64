import { atMost, median, type Figure, type Section } from '../report.js';
import { asAdmin, insertCopies, measurePairs, type Asked } from './measurePairs.js';
import { fromRoot, startNode, type Running } from './processes.js';

const sizes = [200, 20_000] as const;
/** What lists count at most (`searchLimits`). */
const counted = 10_000;
const api = '/api/huiqi/ticket/policy';
const main = fromRoot('apps/server/dist/main.js');

/**
 * Requests by what they show. Each finds some policies among few and among many; some words occur in every text, others
 * in one of sixty.
 */
const questions: Readonly<Record<string, string>> = {
  'first page': '/search',
  'page 18': '/search?index=18',
  'one sign of every text': '/search?keyword=企',
  'one sign of some': '/search?keyword=税',
  'two signs of every text': '/search?keyword=企业',
  'two signs of some': '/search?keyword=贴息',
  'two signs of few': '/search?keyword=柑橘',
  'four signs of every text': '/search?keyword=支持对象',
  'four signs of some': '/search?keyword=设备投资',
  'four signs of few': '/search?keyword=专精特新',
  'two words': '/search?keyword=企业 贴息',
  'document number': '/search?publishNumber=渝科局发',
  category: '/search?category=TECHNOLOGY',
  'enterprise size': '/search?enterpriseSize=LARGE',
  'can be declared': '/search?declare=true',
  'state of declaration': '/search?declareStatus=NOT_STARTED',
  'ending last': '/search?policyAging=DESC',
  'most views': '/search?views=DESC',
  'a word and three filters': '/search?keyword=补助&category=INDUSTRY&grade=COUNTY&declare=true',
  'list by publisher': '/page?publishOrgId=1&keyword=奖励',
  statistics: '/statistic?keyword=企业',
};

/**
 * Copies the policies of the sample with titles and texts of different ones, other days and numbers, until there are
 * `count`: words keep the share of texts that they have in the sample.
 */
const multiply = (count: number) =>
  insertCopies(
    'policies',
    `
  with model as (select *, row_number() over (order by id) - 1 as place from policies where withdrawn_at is null),
    size as (select count(*)::int as total from model)
  select made.*
  from size, generate_series(size.total + 1, ${count}) n
    join policies one on one.id = (select id from model where place = n % (select total from size))
    join policies other on other.id = (select id from model where place = n * 7 / 3 % (select total from size))
    cross join lateral jsonb_populate_record(one, jsonb_build_object(
    'id', 'b' || n, 'title', one.title || '（' || n || '）', 'publish_number', one.publish_number || n,
    'content', other.content, 'plain_text', other.plain_text,
    'published_at', one.published_at - n * interval '1 minute',
    'declare_until', one.declare_until + n % 50)) made`,
  );
const views = `
  insert into policy_views (policy_id, views) select id, length(plain_text) * 7 % 999 from policies on conflict do nothing`;

/** Starts a server on a new database beside the given one, with `count` policies. */
async function servePolicies(databaseUrl: string, count: number, port: number): Promise<Running> {
  const name = `policies_${count}`;
  await asAdmin(databaseUrl, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  const env = { DATABASE_URL: url.href, HUIQI_SANDBOX: '1' };
  const server = await startNode([main], port, '/readyz', env, 600_000);
  try {
    await asAdmin(url.href, multiply(count), views, 'VACUUM ANALYZE');
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function countPolicies({ url }: Running): Promise<number> {
  const response = await fetch(`${url}${api}/search`);
  const { data } = (await response.json()) as { data: { page: { total: number } } };
  return data.page.total;
}

async function checkTotals(servers: readonly Running[]): Promise<number> {
  const start = performance.now();
  const totals = await Promise.all(servers.map(countPolicies));
  if (totals.some((total, which) => total !== Math.min(sizes[which] ?? 0, counted)))
    throw new Error(`there are ${totals.join(' and ')} policies`);
  return performance.now() - start;
}

/** Search of policies on PostgreSQL, among few and among many. */
export async function benchPolicySearch(
  databaseUrl: string,
  asked: Asked = { rounds: 5, calls: 40 },
): Promise<Section> {
  const servers: Running[] = [];
  try {
    for (const [turn, count] of sizes.entries())
      servers.push(await servePolicies(databaseUrl, count, 4387 + turn));
    const first = await checkTotals(servers);
    const figures: Figure[] = [
      { name: 'first search after a start, both servers', value: first, unit: 'ms' },
    ];
    for (const [name, path] of Object.entries(questions)) {
      const calls = servers.map(({ url }) => ({ url: encodeURI(`${url}${api}${path}`) }));
      const pairs = await measurePairs(calls, asked);
      figures.push(
        ...sizes.map((size, which) => ({
          name: `${name}: p95, ${size} policies`,
          value: median(pairs.map((pair) => pair[which] ?? Number.NaN)),
          unit: 'ms',
        })),
        atMost(
          `${name}: p95, many ÷ few`,
          median(pairs.map(([few, many]) => many / few)),
          1.5,
          '×',
        ),
      );
    }
    return {
      title: `Server: search of policies among ${sizes.join(' and ')} (PostgreSQL)`,
      how: `one call at a time over loopback, the two servers in turns, ${asked.rounds} rounds of ${asked.calls} calls a question, medians of the rounds`,
      figures,
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}
