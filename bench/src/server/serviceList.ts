import type { Section } from '../report.js';
import { compareSizes, type Asked, type Compared } from './compareSizes.js';
import { insertCopies } from './databases.js';

const sizes = [500, 50_000] as const;
const api = '/api/huiqi/firms/front';

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
const repeated = `${api}/product/page?serviceTypeBig=IP`;

/**
 * The same question as a request that nobody has made before, so that no kept response is measured: blanks around a
 * keyword do not matter.
 */
const asNew = (path: string) => (call: number) =>
  encodeURI(
    `${api}${path}${' '.repeat(1 + (call % 19))}${'\u3000'.repeat(1 + Math.floor(call / 19))}`,
  );

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

/** The service marketplace on PostgreSQL, with few services and with many. */
export async function benchServiceList(
  databaseUrl: string,
  asked: Asked = { rounds: 5, calls: 40 },
): Promise<Section> {
  const paths = Object.entries(questions).map(([name, path]) => [name, asNew(path)] as const);
  const compared: Compared = {
    things: 'services',
    sizes,
    port: 4391,
    add: (count) => [multiply(count)],
    all: `${api}/product/page`,
    first: 'first list',
    questions: { ...Object.fromEntries(paths), 'a category again (kept)': () => repeated },
  };
  return {
    title: `Server: services among ${sizes.join(' and ')} (PostgreSQL)`,
    how: `one call at a time over loopback, the two servers in turns, ${asked.rounds} rounds of ${asked.calls} calls a question, each a new one to the server but for the last; medians of the rounds`,
    figures: await compareSizes(databaseUrl, compared, asked),
  };
}
