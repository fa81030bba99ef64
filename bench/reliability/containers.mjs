import { spawnSync } from 'node:child_process';
import { openApplications, ordersOf } from './lib/applicant.mjs';
import { openDatabase } from './lib/databases.mjs';
import { exactly, figure } from './lib/figures.mjs';
import { startServer } from './lib/servers.mjs';
import { Writer, lostOf, writeUntil } from './lib/Writer.mjs';

const openers = 50;
const openersAtOnce = 5;

const namespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** For users other than root. */
const ownUser = ['--user', '--map-root-user'];

const works = ([command, ...args]) => spawnSync(command, [...args, 'true']).status === 0;
const findPrefix = () => [namespace, [...namespace, ...ownUser]].find(works);

/** Whether a further server on the folder ends by itself and says why. */
async function isRefused(settings, prefix) {
  const server = await startServer({ settings, prefix, waits: false });
  const limit = setTimeout(() => void server.kill(), 60_000);
  const { code } = await server.ended;
  clearTimeout(limit);
  return code === 1 && server.output().includes('is used by');
}

/** Servers in separate PID namespaces, as in containers, on one folder: the first one keeps the others out. */
export async function run({ report, options }) {
  const prefix = findPrefix();
  if (!prefix) report('this user may not make PID namespaces: processes without them');
  const database = await openDatabase(options, 'pglite');
  const { settings } = database;
  let server = await startServer({ settings, prefix });
  try {
    const applications = await openApplications(server.url, 2);
    const [{ token }] = applications;
    const writers = applications.map((application) => new Writer(application));
    const stop = new AbortController();
    const writing = writeUntil(writers, server.url, stop.signal);
    let refused = 0;
    for (let tried = 0; tried < openers; tried += openersAtOnce) {
      const some = Array.from({ length: openersAtOnce }, () => isRefused(settings, prefix));
      refused += (await Promise.all(some)).filter(Boolean).length;
    }
    report(`${refused} of ${openers} further servers refused`);
    const isServing = (await fetch(`${server.url}/readyz`)).ok;
    stop.abort();
    await writing;
    // A killed container's leftovers keep nobody out.
    await server.kill();
    server = await startServer({ settings, prefix });
    const lost = lostOf(writers, await ordersOf(server.url, token));
    return {
      title: 'Containers',
      how:
        `A server in a PID namespace of its own on a folder of PGlite, written to all the while; ${openers} further servers, each in ` +
        'another namespace, are started on the same folder. Then the first is killed and started again.',
      figures: [
        figure('PID namespaces of their own', Number(prefix !== undefined), ''),
        exactly('further servers refused, with the reason', refused, openers, 'servers'),
        exactly('first server still serves', Number(isServing), 1, ''),
        figure(
          'acknowledged writes',
          writers.reduce((total, { writes }) => total + writes, 0),
          'writes',
        ),
        exactly('of these lost', lost.length, 0, 'writes'),
      ],
    };
  } finally {
    await server.kill();
    await database.close();
  }
}
