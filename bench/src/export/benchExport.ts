import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { atMost, median, type Figure, type Section } from '../report.js';
import { makeDatabase } from '../server/databases.js';
import { fromRoot, login, residentOf, startServer, type Running } from '../server/processes.js';

const count = 100_000;
const api = '/api/huiqi';

interface Measured {
  readonly rows: number;
  readonly ms: number;
  /** Megabytes beyond what the process had before. */
  readonly memory: number;
  readonly bytes: number;
}

interface Task {
  readonly server: Running;
  readonly token: string;
  readonly fieldList: object[];
}

/** Exports over HTTP, and drops the file as it arrives. */
async function measure({ server, token, fieldList }: Task, filters: object): Promise<Measured> {
  const query = new URLSearchParams(filters as Record<string, string>);
  const judge = await fetch(`${server.url}${api}/order/export/order/count?${query}`, {
    headers: { 'x-access-token': token },
  });
  const { data } = (await judge.json()) as { data: { count: number } };
  const before = residentOf(server.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(server.pid));
  }, 20);
  const start = performance.now();
  const response = await fetch(`${server.url}${api}/order/export/order/list`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-bench-000001',
      'x-access-token': token,
    },
    body: JSON.stringify({ ...filters, fieldList }),
  });
  if (!response.ok) throw new Error(`export: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  const ms = performance.now() - start;
  clearInterval(watch);
  return { rows: data.count, ms, memory: peak - before, bytes };
}

/** The same number of cells through a library that makes XLSX in memory; its rows are there already. */
async function measurePeer(columns: number): Promise<Measured> {
  const peer = spawn(process.execPath, [
    fromRoot('bench/src/export/xlsxPeer.mjs'),
    String(count),
    String(columns),
  ]);
  const [output] = await Promise.all([text(peer.stdout), once(peer, 'exit')]);
  return { rows: count, ...(JSON.parse(output) as Omit<Measured, 'rows'>) };
}

const speed = (all: readonly Measured[]) => median(all.map(({ rows, ms }) => (rows / ms) * 1000));
const memory = (all: readonly Measured[]) => median(all.map((one) => one.memory));
const size = (all: readonly Measured[]) => median(all.map(({ bytes }) => bytes / 1e6));

function figuresOf(name: string, all: readonly Measured[]): Figure[] {
  return [
    { name: `${name}: rows`, value: all[0]?.rows ?? 0, unit: '' },
    { name: `${name}: rows a second`, value: speed(all), unit: '/s' },
    { name: `${name}: memory beyond idle`, value: memory(all), unit: 'MB' },
    { name: `${name}: file`, value: size(all), unit: 'MB' },
  ];
}

/** Every order of the platform as a workbook, all columns, beside a library that keeps the sheet in memory. */
export async function benchExport(databaseUrl: string, rounds = 3): Promise<Section> {
  const env = {
    DATABASE_URL: await makeDatabase(databaseUrl, 'orders_export'),
    HUIQI_SEED: String(count),
  };
  const server = await startServer(4391, env, { limitMs: 900_000 });
  try {
    const token = await login(server, '13800000006');
    const fields = await fetch(`${server.url}${api}/order/export/order/fieldList`, {
      headers: { 'x-access-token': token },
    });
    const { data } = (await fields.json()) as { data: object[] };
    const task = { server, token, fieldList: data.map((field) => ({ ...field, checked: true })) };
    const few = { orderStatus: 'APPROVAL_SUCCESS' };
    const [small, large, peer]: [Measured[], Measured[], Measured[]] = [[], [], []];
    // The first round warms up the server and its plans.
    for (let round = -1; round < rounds; round += 1) {
      const found = [await measure(task, few), await measure(task, {})] as const;
      if (round < 0) continue;
      small.push(found[0]);
      large.push(found[1]);
      peer.push(await measurePeer(data.length));
    }
    return {
      title: `Export of orders, ${count} in the database, ${data.length} columns (PostgreSQL)`,
      how: `over loopback, from the request to the last byte, ${rounds} rounds in turns, medians; the peer makes as many cells from rows in memory, without database and network`,
      figures: [
        ...figuresOf('one status', small),
        ...figuresOf('all', large),
        ...figuresOf('write-excel-file', peer),
        atMost('all ÷ one status: memory', memory(large) - memory(small), 50, 'MB more'),
        atMost('all ÷ write-excel-file: memory', memory(large) / memory(peer), 0.5, '×'),
      ],
    };
  } finally {
    await server.stop();
  }
}
