import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Figure, Section } from '../report.js';
import { asAdmin, makeDatabase } from '../server/databases.js';
import { login, residentOf, startServer, type Running } from '../server/processes.js';
import { addCopies } from './addCopies.js';
import { updateScalingPage } from './updateScalingPage.js';

const database = 'orders_scaling';
const seeded = 20_000;
const api = '/api/huiqi';
const calls = 40;

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
}

async function send(server: Running, token: string, { path, method = 'GET', body }: Asked) {
  return fetch(`${server.url}${api}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-bench-000001',
      'idempotency-key': `bench-${randomUUID()}`,
      'x-access-token': token,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

class Refused extends Error {}

async function read<Data>(server: Running, token: string, asked: Asked): Promise<Data> {
  const response = await send(server, token, asked);
  const text = await response.text();
  if (response.status === 503) throw new Refused(`${asked.path}: ${text.slice(0, 300)}`);
  if (!response.ok) throw new Error(`${asked.path}: ${response.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Further tries that a caller who is told to come again makes. */
const patienceMs = 90_000;

/** Reads until the server no longer says that it is overloaded; returns how long that took, and how often it said so. */
async function readInTime(server: Running, token: string, asked: Asked) {
  const began = performance.now();
  for (let refused = 0; ; refused += 1) {
    const response = await send(server, token, asked);
    const text = await response.text();
    const ms = performance.now() - began;
    if (response.ok) return { data: (JSON.parse(text) as { data: OrderPage }).data, ms, refused };
    if (ms > patienceMs) return { data: undefined, ms: Number.NaN, refused };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Median and p95 of the same call, one at a time, after five that warm up; refusals of an overloaded server are counted. */
async function timed(name: string, work: () => Promise<unknown>): Promise<Figure[]> {
  const times: number[] = [];
  let refused = 0;
  while (times.length < calls + 5 && refused < calls) {
    const began = performance.now();
    try {
      await work();
      times.push(performance.now() - began);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
  const sorted = times.slice(5).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return [
    { name: `${name}: median`, value: at(0.5), unit: 'ms' },
    { name: `${name}: p95`, value: at(0.95), unit: 'ms' },
    ...(refused > 0 ? [{ name: `${name}: refused`, value: refused, unit: '' }] : []),
  ];
}

interface OrderPage {
  readonly content: readonly { readonly orderId: string }[];
  readonly page: { readonly total: number };
}

const staff: Readonly<Record<string, string>> = {
  'staff list, first page': '/order/admin/page',
  'staff list, page 50': '/order/admin/page?index=50',
  'staff list, one status': '/order/admin/page?orderStatus=APPROVAL_FAIL',
  'staff list, company keyword': '/order/admin/page?companyName=康源',
  'staff list, part of the order code': '/order/admin/page?orderCode=11',
  'staff list, counts of the tabs': '/order/admin/statusCount',
};

/** Milliseconds until the first bytes of an export of the last quarter; the rest is not fetched. */
async function firstBytes(server: Running, token: string): Promise<number> {
  const dateStart = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const fieldList = await read<object[]>(server, token, { path: '/order/export/order/fieldList' });
  const began = performance.now();
  const asked = {
    path: '/order/export/order/list',
    method: 'POST',
    body: { fieldList, dateStart },
  };
  const response = await send(server, token, asked);
  if (!response.ok) throw new Error(`export: ${response.status} ${await response.text()}`);
  const reader = response.body?.getReader();
  await reader?.read();
  const ms = performance.now() - began;
  await reader?.cancel();
  return ms;
}

/** Submits an application and withdraws it. */
async function applyAndClose(server: Running, token: string): Promise<() => Promise<void>> {
  const companies = await read<{ content: { qymc: string; nsrsbh: string; legalName: string }[] }>(
    server,
    token,
    { path: '/user/relatedCompanyList', method: 'POST', body: { userId: '1', type: 1 } },
  );
  const company = companies.content[0];
  const path = '/order/user/product/100001';
  const detail = await read<{ repaymentTypeList: string[] }>(server, token, {
    path: '/product/index/100001',
  });
  const body = {
    taxpayer: company?.qymc,
    creditCode: company?.nsrsbh,
    legalName: company?.legalName,
    loanAmount: '10',
    loanterm: 12,
    loanLending: '采购原材料',
    repaymentType: detail.repaymentTypeList[0],
    contactName: '周明',
    contactPhone: '13800000001',
    agreement: true,
    formItems: [{ checkName: 'taxGrade', value: 'A' }],
  };
  return async () => {
    const { orderId } = await read<{ orderId: string }>(server, token, {
      path,
      method: 'POST',
      body,
    });
    await read(server, token, { path: `/order/user/${orderId}/close`, method: 'POST', body: {} });
  };
}

async function sizes(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string; megabytes: number }>(
    `select relname as name, pg_relation_size(oid) / 1e6 as megabytes from pg_class
     where relname in ('orders', 'order_events')
       or oid in (select indexrelid from pg_index where indrelid in ('orders'::regclass, 'order_events'::regclass))
     order by relkind desc, megabytes desc`,
  );
  await client.end();
  return rows.map(({ name, megabytes }) => ({
    name: `size of ${name}`,
    value: Number(megabytes),
    unit: 'MB',
  }));
}

async function measure(server: Running): Promise<Figure[]> {
  const operator = await login(server, '13800000006');
  const owner = await login(server, '13800000001');
  const first = await readInTime(server, operator, { path: '/order/admin/page' });
  const figures: Figure[] = [
    { name: 'orders in the staff list', value: first.data?.page.total ?? Number.NaN, unit: '' },
    { name: 'first staff list after a start', value: first.ms, unit: 'ms' },
    { name: 'refusals until then', value: first.refused, unit: '' },
    { name: 'memory of the server then', value: residentOf(server.pid), unit: 'MB' },
  ];
  // The event loop was busy with it: what measures its delay must have forgotten that.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  if (first.data) {
    const detail = `/order/admin/${first.data.content[0]?.orderId ?? ''}`;
    for (const [name, path] of [...Object.entries(staff), ['staff detail', detail] as const])
      figures.push(...(await timed(name, () => read(server, operator, { path }))));
  }
  figures.push(
    ...(await timed("applicant's list", () => read(server, owner, { path: '/order/user/page' }))),
    ...(await timed('apply and withdraw', await applyAndClose(server, owner))),
    { name: 'export, first bytes', value: await firstBytes(server, operator), unit: 'ms' },
  );
  return figures;
}

/** How many orders there are, and which copies of the sample are added for that. */
const sizesMeasured = [
  [100_000, [1, 4]],
  [1_000_000, [5, 49]],
] as const;

/** What grows with the number of orders on PostgreSQL, at 100,000 and at ten times as many. */
export async function benchScaling(databaseUrl: string): Promise<Section[]> {
  const url = await makeDatabase(databaseUrl, database);
  const env = {
    DATABASE_URL: url,
    HUIQI_SEED: String(seeded),
    HUIQI_WRITE_LIMIT: '100000',
    HUIQI_LOG_LEVEL: 'error',
  };
  const serve = () => startServer(4394, env, { limitMs: 900_000 });
  await (await serve()).stop();
  const sections: Section[] = [];
  for (const [orders, copies] of sizesMeasured) {
    await addCopies(url, copies);
    const server = await serve();
    try {
      sections.push({
        title: `Server: ${orders} orders (PostgreSQL)`,
        how: `one call at a time over loopback, ${calls} calls each, an operator who sees all orders; copies of the sample's orders, some weeks older each`,
        figures: [...(await measure(server)), ...(await sizes(url))],
      });
    } finally {
      await server.stop();
    }
  }
  await asAdmin(databaseUrl, `DROP DATABASE ${database} WITH (FORCE)`);
  await updateScalingPage(
    sections,
    sizesMeasured.map(([orders]) => orders),
  );
  return sections;
}
