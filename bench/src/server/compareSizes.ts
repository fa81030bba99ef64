import { atMost, median, type Figure } from '../report.js';
import { asAdmin, makeDatabase } from './databases.js';
import { startServer, type Running } from './processes.js';

/** What lists count at most (`searchLimits`). */
const counted = 10_000;

export interface Asked {
  readonly rounds: number;
  readonly calls: number;
}

/** What is measured with few things and with many. */
export interface Compared {
  /** The things, in the plural, such as `policies`. */
  readonly things: string;
  readonly sizes: readonly [few: number, many: number];
  /** Port of the server with few; that with many has the next one. */
  readonly port: number;
  /** Statements that add things to those of the sample until there are `count`. */
  readonly add: (count: number) => readonly string[];
  /** Path of the list of all, which is what a server is asked first, and the name of that. */
  readonly all: string;
  readonly first: string;
  /** Paths by what they show, each a function of the number of the call. */
  readonly questions: Readonly<Record<string, (call: number) => string>>;
}

/** Starts a server with the sample on a new database beside the given one, and changes that with the statements. */
async function serve(
  databaseUrl: string,
  name: string,
  port: number,
  statements: readonly string[],
): Promise<Running> {
  const url = await makeDatabase(databaseUrl, name);
  const server = await startServer(port, { DATABASE_URL: url });
  try {
    await asAdmin(url, ...statements, 'VACUUM ANALYZE');
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function totalOf(url: string): Promise<number> {
  const response = await fetch(url);
  const { data } = (await response.json()) as { data: { page: { total: number } } };
  return data.page.total;
}

/** Milliseconds of one request, up to the last byte. */
async function time(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** The p95 of each round of the same requests to both servers, in turns. */
async function measure(
  servers: readonly Running[],
  path: (call: number) => string,
  { rounds, calls }: Asked,
): Promise<[few: number, many: number][]> {
  const found: [number, number][] = [];
  let made = 0;
  // The first round warms up plans and caches of both databases.
  for (let round = -1; round < rounds; round += 1) {
    const times = servers.map((): number[] => []);
    for (let n = 0; n < calls; n += 1) {
      for (const [which, { url }] of servers.entries())
        times[which]?.push(await time(url + path(made)));
      made += 1;
    }
    if (round >= 0) found.push([p95(times[0] ?? []), p95(times[1] ?? [])]);
  }
  return found;
}

/** The same requests to two servers on PostgreSQL, one with few things and one with many. */
export async function compareSizes(
  databaseUrl: string,
  { things, sizes, port, add, all, first, questions }: Compared,
  asked: Asked,
): Promise<Figure[]> {
  const servers: Running[] = [];
  try {
    for (const [turn, count] of sizes.entries())
      servers.push(await serve(databaseUrl, `${things}_${count}`, port + turn, add(count)));
    const start = performance.now();
    const totals = await Promise.all(servers.map(({ url }) => totalOf(url + all)));
    if (totals.some((total, which) => total !== Math.min(sizes[which] ?? 0, counted)))
      throw new Error(`there are ${totals.join(' and ')} ${things}`);
    const figures: Figure[] = [
      {
        name: `${first} after a start, both servers`,
        value: performance.now() - start,
        unit: 'ms',
      },
    ];
    for (const [name, path] of Object.entries(questions)) {
      const pairs = await measure(servers, path, asked);
      const ratio = median(pairs.map(([few, many]) => many / few));
      figures.push(
        ...sizes.map((size, which) => ({
          name: `${name}: p95, ${size} ${things}`,
          value: median(pairs.map((pair) => pair[which] ?? Number.NaN)),
          unit: 'ms',
        })),
        atMost(`${name}: p95, many ÷ few`, ratio, 1.5, '×'),
      );
    }
    return figures;
  } finally {
    for (const server of servers) await server.stop();
  }
}
