import { accounts, call, login } from './lib/client.mjs';
import { openDatabase, withClient } from './lib/databases.mjs';
import { atMost, exactly, figure } from './lib/figures.mjs';
import { openProxy } from './lib/proxy.mjs';
import { startServer } from './lib/servers.mjs';

const atOnce = 40;
const rounds = 10;
const statementSeconds = 1;
/** The server gives a connection up two seconds after the statement's timeout. */
const longestAnswerMs = (statementSeconds + 2 + 3) * 1_000;

const terminate = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows[0].ended;
  });

/** Concurrent calls that look up a session, which is not cached. */
async function ask(server, token) {
  const calls = Array.from({ length: atOnce }, async () => {
    const began = performance.now();
    const { status, headers } = await call(server.url, { token, path: '/user/info' });
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - began };
  });
  return Promise.all(calls);
}

const isTold = ({ status, retryAfter }) =>
  status === 200 || (status === 503 && retryAfter !== null);

async function untilReady(server) {
  const began = performance.now();
  while (!(await fetch(`${server.url}/readyz`)).ok)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - began;
}

/** Connections that PostgreSQL ends or that go mute cost the requests on them a 503, and nothing else. */
export async function run({ report, options }) {
  if (!options.postgresUrl) {
    report('needs PostgreSQL');
    return undefined;
  }
  const database = await openDatabase(options, 'postgresql');
  const proxy = await openProxy(database.url);
  const settings = { DATABASE_URL: proxy.url, HUIQI_DATABASE_TIMEOUT: String(statementSeconds) };
  const server = await startServer({ settings });
  try {
    const token = await login(server.url, accounts.owner);
    const answers = { ended: [], mute: [], after: [] };
    let [ended, muted, slowestReadyMs] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      // Half of the rounds end connections that requests are on.
      const asked = ask(server, token);
      if (round % 2 === 0) await asked;
      ended += await terminate(database.url);
      answers.ended.push(...(await asked));
      slowestReadyMs = Math.max(slowestReadyMs, await untilReady(server));
      answers.after.push(...(await ask(server, token)));
    }
    report(`${ended} connections ended`);
    for (let round = 0; round < rounds; round += 1) {
      muted += proxy.mute();
      answers.mute.push(...(await ask(server, token)));
      slowestReadyMs = Math.max(slowestReadyMs, await untilReady(server));
      answers.after.push(...(await ask(server, token)));
    }
    report(`${muted} connections muted`);
    const all = [...answers.ended, ...answers.mute];
    const count = (some, matches) => some.filter(matches).length;
    return {
      title: 'Connections',
      how:
        `${rounds} rounds each of pg_terminate_backend on all connections, idle and busy, and of connections that stay open ` +
        `and go mute; ${atOnce} requests at once during and after each; statements may take ${statementSeconds} s.`,
      figures: [
        figure('connections ended', ended, 'connections'),
        figure('connections muted', muted, 'connections'),
        exactly('server processes that ended', Number(server.hasEnded()), 0, ''),
        exactly(
          'responses other than 200 and 503 with Retry-After',
          count(all, (one) => !isTold(one)),
          0,
          'of ' + all.length,
        ),
        figure(
          'responses 503',
          count(all, ({ status }) => status === 503),
          'of ' + all.length,
        ),
        atMost(
          'slowest response on a mute connection',
          Math.max(...answers.mute.map(({ ms }) => ms)),
          longestAnswerMs,
          'ms',
        ),
        exactly(
          'requests refused once readiness is back',
          count(answers.after, ({ status }) => status !== 200),
          0,
          'of ' + answers.after.length,
        ),
        figure('longest until readiness is back', slowestReadyMs, 'ms'),
      ],
    };
  } finally {
    await server.kill();
    await proxy.close();
    await database.close();
  }
}
