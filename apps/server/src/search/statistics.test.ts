import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test.each([['orders_facet_tokens'], ['orders_applicant_grams']])(
  'the planner knows how frequent the values of %s are: they are what the index holds',
  async (name) => {
    const { rows } = await testApp.db.execute<{ known: string; held: string[] }>(sql`
      select (pg_get_statisticsobjdef_expressions(s.oid))[1] as known,
        array(select pg_get_indexdef('orders_facets'::regclass, n, false) from generate_series(1, 2) n) as held
      from pg_statistic_ext s where stxname = ${name}`);
    const held = rows[0]?.held.map((text) => text.replace(/^\((.*)\)$/s, '$1'));
    expect(held).toContain(rows[0]?.known);
  },
);
