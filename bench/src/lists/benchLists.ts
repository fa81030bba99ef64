import pg from 'pg';
import { progress, type Figure, type Section } from '../report.js';
import { asAdmin } from '../server/databases.js';
import { login, residentOf, type Running } from '../server/processes.js';
import { makeOrders, serve } from './makeOrders.js';
import { measureOperations } from './measureOperations.js';
import { measureWrites } from './writeCost.js';
import { drawCombinations, questions, type Probe, type Question } from './questions.js';

const api = '/api/huiqi';
const list = '/order/admin/page';
const calls = 20;
const combinations = 50;
const roles = { bank: '13800000005', operator: '13800000006', administrator: '13800000007' };

async function ask<Data>(server: Running, token: string, path: string): Promise<Data> {
  const response = await fetch(`${server.url}${api}${path}`, {
    headers: { 'x-access-token': token },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Milliseconds of the same call, one at a time, ascending. */
async function time(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < count; call += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measureRole(server: Running, role: string, token: string): Promise<Figure[]> {
  const first = await ask<{
    content: { orderId: string; nsrsbh: string | null }[];
    page: { total: number };
  }>(server, token, `${list}?size=100`);
  const probe: Probe = {
    total: first.page.total,
    nsrsbh: first.content.find(({ nsrsbh }) => nsrsbh !== null)?.nsrsbh ?? '',
  };
  const figures: Figure[] = [];
  const add = async (name: string, path: string) => {
    progress(`${role}: ${name}`);
    await ask(server, token, path);
    const times = await time(calls, () => ask(server, token, path));
    figures.push(
      { name: `${role}, ${name}: best`, value: at(times, 0), unit: 'ms' },
      { name: `${role}, ${name}: median`, value: at(times, 0.5), unit: 'ms' },
      { name: `${role}, ${name}: p95`, value: at(times, 0.95), unit: 'ms' },
    );
  };
  const pathOf = (question: Question, of = list) =>
    `${of}?${new URLSearchParams([...question]).toString()}`;
  for (const [name, question] of Object.entries(questions))
    await add(name, pathOf(typeof question === 'function' ? question(probe) : question));
  await add('counts of the tabs', '/order/admin/statusCount');
  await add('counts of the tabs, one source', '/order/admin/statusCount?orderSourceType=QR');
  await add('counts of the tabs, keyword', '/order/admin/statusCount?companyName=重庆');
  const position = `/order/admin/${first.content[5]?.orderId ?? ''}/queuePosition`;
  await add('position', position);
  await add('position, one status', `${position}?orderStatus=APPROVAL_FAIL`);
  const worst: [number, string][] = [];
  progress(`${role}: combinations`);
  for (const question of drawCombinations(combinations)) {
    const path = pathOf(question);
    const times = await time(3, () => ask(server, token, path));
    worst.push([at(times, 0.5), decodeURIComponent(path.slice(list.length + 1))]);
  }
  worst.sort(([one], [other]) => one - other);
  const sorted = worst.map(([ms]) => ms);
  return [
    ...figures,
    { name: `${role}, combinations: median`, value: at(sorted, 0.5), unit: 'ms' },
    { name: `${role}, combinations: p95`, value: at(sorted, 0.95), unit: 'ms' },
    ...worst
      .slice(-5)
      .map(([value, query]) => ({ name: `${role}, slow: ${query}`, value, unit: 'ms' })),
  ];
}

/** What plain SQL counts, as a list without a limit of its total would. */
const counts: Readonly<Record<string, string>> = {
  'all orders': 'true',
  'one status': "status = 'APPROVAL_FAIL'",
  'company keyword of every company': "folded_applicant like '%重庆%'",
  'four filters': `status = 'ACCEPT_SUCCESS' and folded_applicant like '%食品%' and loan_amount >= 20
    and created_at >= now() - interval '200 days'`,
};

async function measureCounts(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const figures: Figure[] = [];
  for (const [name, where] of Object.entries(counts)) {
    const times = await time(calls, () =>
      client.query(`select count(*) from orders where ${where}`),
    );
    figures.push({ name: `peer, count(*): ${name}, median`, value: at(times, 0.5), unit: 'ms' });
  }
  await client.end();
  return figures;
}

/**
 * The staff's list of orders on PostgreSQL, by number of orders: `BENCH_ORDERS`, 1,000 to a million by default. With
 * `BENCH_KEEP` the databases stay, and are measured again by the next run on the same PostgreSQL (`BENCH_DATABASE_URL`).
 */
export async function benchLists(databaseUrl: string): Promise<Section[]> {
  const sizes = (process.env['BENCH_ORDERS'] ?? '1000,100000,1000000').split(',').map(Number);
  const sections: Section[] = [];
  for (const orders of sizes) {
    const url = await makeOrders(databaseUrl, orders);
    const server = await serve(url);
    const figures: Figure[] = [];
    try {
      const tokens = await Promise.all(
        Object.entries(roles).map(
          async ([role, phone]) => [role, await login(server, phone)] as const,
        ),
      );
      const [firstList = Number.NaN] = await time(1, () => ask(server, tokens[2]?.[1] ?? '', list));
      for (const [role, token] of tokens) figures.push(...(await measureRole(server, role, token)));
      figures.push(
        { name: 'first list after a start', value: firstList, unit: 'ms' },
        ...(await measureCounts(url)),
        ...(await measureWrites(url)),
        { name: 'memory of the server', value: residentOf(server.pid), unit: 'MB' },
      );
    } finally {
      await server.stop();
    }
    figures.push(...(await measureOperations(databaseUrl, `lists_${orders}`)));
    sections.push({
      title: `Server: the staff's list of ${orders} orders (PostgreSQL)`,
      how: `one call at a time over loopback, ${calls} calls a question, ${combinations} random combinations of filters`,
      figures,
    });
    if (!process.env['BENCH_KEEP'])
      await asAdmin(databaseUrl, `DROP DATABASE lists_${orders} WITH (FORCE)`);
  }
  return sections;
}
