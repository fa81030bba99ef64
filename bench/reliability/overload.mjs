import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { accounts, login } from './lib/client.mjs';
import { kinds, nameOf, openDatabase } from './lib/databases.mjs';
import { atMost, exactly, figure, quantile } from './lib/figures.mjs';
import {
  measureCapacity,
  openClient,
  sendAtRate,
  untilServing,
  whileSending,
} from './lib/load.mjs';
import { openProxy } from './lib/proxy.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { startServer } from './lib/servers.mjs';

const seconds = 20;
const times = 10;
const slowByMs = 50;
/** As many as the proxy opens to a server. */
const proxySettings = readFileSync(fromRoot('deploy/haproxy.cfg'), 'utf8');
const connections = Number(/default-server maxconn (\d+)/.exec(proxySettings)?.[1]);
/** Twice the processors of the database, as docs/deployment.md says; one that is far away works on more at once. */
const nearConnections = String(2 * availableParallelism());
/** Production's timeouts; elsewhere they are more generous. */
const settings = { HUIQI_DATABASE_WAIT_MS: '500', HUIQI_MAX_LAG_MS: '500' };

const read = '/api/huiqi/order/admin/page?page=1&size=20';
const cached = '/api/huiqi/product/index/page?page=1&size=10';

const count = (some, matches) => some.filter(matches).length;
const isServed = ({ status }) => status === 200;
const isTold = ({ status, retryAfter }) => status === 503 && retryAfter !== undefined;
const p99 = (some) =>
  Math.round(
    quantile(
      some.map(({ ms }) => ms),
      0.99,
    ),
  );

async function overload(server, report) {
  const token = await login(server.url, accounts.operator);
  const staff = openClient(server.url, { 'x-access-token': token }, connections);
  const visitor = openClient(server.url);
  try {
    await measureCapacity(() => staff.get(read), { atOnce: 16, ms: 3_000 });
    await visitor.get(cached);
    const capacity = await measureCapacity(() => staff.get(read), { atOnce: 16, ms: 5_000 });
    const perSecond = capacity * times;
    report(
      `serves ${Math.round(capacity)} requests/s; now ${Math.round(perSecond)} for ${seconds} s`,
    );
    const health = () => visitor.get('/healthz');
    const readiness = () => visitor.get('/readyz');
    const around = await whileSending(health, 200, () =>
      whileSending(readiness, 200, () =>
        whileSending(
          () => visitor.get(cached),
          50,
          () => sendAtRate(() => staff.get(read), { perSecond, ms: seconds * 1_000 }),
        ),
      ),
    );
    const recoveryMs = await untilServing(() => staff.get(read));
    const ready = around.result;
    const pages = ready.result;
    return {
      capacity,
      recoveryMs,
      all: pages.result,
      cached: pages.responses,
      health: [...around.responses, ...ready.responses],
    };
  } finally {
    staff.close();
    visitor.close();
  }
}

function figuresOf(name, { capacity, recoveryMs, all, cached: pages, health }) {
  const served = all.filter(isServed);
  const refused = all.filter(isTold);
  const of = (some) => `of ${some.length}`;
  return [
    figure(`${name}: capacity before`, Math.round(capacity), 'requests/s'),
    figure(`${name}: sent`, Math.round(all.length / seconds), 'requests/s'),
    figure(`${name}: served meanwhile`, Math.round(served.length / seconds), 'requests/s'),
    atMost(`${name}: p99 of served`, p99(served), 2_000, 'ms'),
    atMost(`${name}: p99 of refused`, p99(refused), 2_000, 'ms'),
    exactly(
      `${name}: neither 200 nor 503 with Retry-After`,
      all.length - served.length - refused.length,
      0,
      of(all),
    ),
    exactly(
      `${name}: cached pages refused`,
      count(pages, (one) => !isServed(one)),
      0,
      of(pages),
    ),
    exactly(
      `${name}: health refused`,
      count(health, (one) => !isServed(one)),
      0,
      of(health),
    ),
    atMost(`${name}: recovery`, Math.round(recoveryMs), 5_000, 'ms'),
  ];
}

async function runOn(kind, delayMs, { report, options }) {
  const name = delayMs > 0 ? `${nameOf[kind]} slower by ${delayMs} ms` : nameOf[kind];
  const database = await openDatabase(options, kind);
  const proxy = delayMs > 0 ? await openProxy(database.url) : undefined;
  const server = await startServer({
    settings: {
      ...database.settings,
      ...(proxy ? { DATABASE_URL: proxy.url } : { HUIQI_DATABASE_CONNECTIONS: nearConnections }),
      ...settings,
    },
  });
  try {
    proxy?.delay(delayMs);
    return figuresOf(name, await overload(server, (line) => report(`${name} ${line}`)));
  } finally {
    await server.kill();
    await proxy?.close();
    await database.close();
  }
}

/** Ten times the requests that the server can handle cost some of them a 503, and no more. */
export async function run(context) {
  const figures = [];
  for (const kind of kinds(context.options)) figures.push(...(await runOn(kind, 0, context)));
  if (context.options.postgresUrl) figures.push(...(await runOn('postgresql', slowByMs, context)));
  return {
    title: 'Overload',
    how:
      `The list of orders of staff at ${times} times the rate that 16 callers were served before, for ${seconds} s, over ` +
      `${connections} connections at most, from one process on the same machine, which is thereby overloaded too; beside it a ` +
      'cached list 20 times and health 10 times a second.',
    figures,
  };
}
