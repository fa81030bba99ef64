import type { Section } from '../report.js';
import { compareSizes, type Asked, type Compared } from './compareSizes.js';
import { insertCopies } from './databases.js';

const sizes = [200, 20_000] as const;
const api = '/api/huiqi/ticket/policy';

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

/** Search of policies on PostgreSQL, among few and among many. */
export async function benchPolicySearch(
  databaseUrl: string,
  asked: Asked = { rounds: 5, calls: 40 },
): Promise<Section> {
  const paths = Object.entries(questions).map(
    ([name, path]) => [name, () => encodeURI(api + path)] as const,
  );
  const compared: Compared = {
    things: 'policies',
    sizes,
    port: 4387,
    add: (count) => [multiply(count), views],
    all: `${api}/search`,
    first: 'first search',
    questions: Object.fromEntries(paths),
  };
  return {
    title: `Server: search of policies among ${sizes.join(' and ')} (PostgreSQL)`,
    how: `one call at a time over loopback, the two servers in turns, ${asked.rounds} rounds of ${asked.calls} calls a question, medians of the rounds`,
    figures: await compareSizes(databaseUrl, compared, asked),
  };
}
