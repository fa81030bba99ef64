import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, login } from './lib/client.mjs';
import { openDatabase } from './lib/databases.mjs';
import { atMost, exactly, figure, quantile } from './lib/figures.mjs';
import { openClient, whileSending } from './lib/load.mjs';
import { startServer } from './lib/servers.mjs';

const idle = 5_000;
const slow = 1_000;
const seconds = 45;

const head = 'POST /api/huiqi/user/login/passwd HTTP/1.1\r\nHost: localhost\r\n';
/** Half of them never end their headers, the others never their body. */
const beginnings = [
  head,
  `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"type":`,
];

/** Opens a connection that says `text` and then a letter every few seconds; resolves once it is open. */
function openSlow(port, text) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const drip = text ? setInterval(() => socket.write('a'), 5_000) : undefined;
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(socket);
    });
    socket.on('connect', () => {
      if (text) socket.write(text);
      resolve(socket);
    });
    socket.resume();
  });
}

async function openMany(port, number, textOf) {
  const sockets = [];
  for (let index = 0; index < number; index += 100) {
    const some = Array.from({ length: Math.min(100, number - index) }, (_, at) =>
      openSlow(port, textOf(at)),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

const countOpen = (sockets) => sockets.filter(({ destroyed }) => !destroyed).length;

async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024);
}

/** Thousands of silent or nearly silent connections delay nobody else. */
export async function run({ report, options }) {
  const database = await openDatabase(options, options.postgresUrl ? 'postgresql' : 'pglite');
  const server = await startServer({
    settings: { ...database.settings, HUIQI_DATABASE_WAIT_MS: '500' },
  });
  const token = await login(server.url, accounts.owner);
  const client = openClient(server.url, { 'x-access-token': token });
  const before = await residentMegabytes(server.child.pid);
  let sockets = [];
  try {
    const { result, responses } = await whileSending(
      () => client.get('/api/huiqi/user/info'),
      100,
      async () => {
        const silent = await openMany(server.port, idle, () => '');
        const dripping = await openMany(server.port, slow, (at) => beginnings[at % 2]);
        sockets = [...silent, ...dripping];
        const opened = countOpen(sockets);
        report(`${opened} connections are open`);
        const megabytes = await residentMegabytes(server.child.pid);
        await sleep(seconds * 1_000);
        return { opened, megabytes, left: countOpen(dripping) };
      },
    );
    const times = responses.map(({ ms }) => ms);
    return {
      title: 'Slow clients',
      how:
        `${idle} connections that send nothing, ${slow} that send a letter every 5 s within headers or a body, for ${seconds} s; ` +
        'beside them ten requests a second that read the database.',
      figures: [
        figure('connections open at once', result.opened, 'connections'),
        exactly(
          'requests of others that failed',
          responses.filter(({ status }) => status !== 200).length,
          0,
          `of ${responses.length}`,
        ),
        atMost('p99 of others', Math.round(quantile(times, 0.99)), 1_000, 'ms'),
        exactly(`slow connections left after ${seconds} s`, result.left, 0, `of ${slow}`),
        figure('memory they cost', result.megabytes - before, 'MB'),
      ],
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    client.close();
    await server.kill();
    await database.close();
  }
}
