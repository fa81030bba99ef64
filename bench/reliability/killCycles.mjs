import { openApplications, ordersOf } from './lib/applicant.mjs';
import { kinds, nameOf, openDatabase } from './lib/databases.mjs';
import { exactly, figure } from './lib/figures.mjs';
import { startServer } from './lib/servers.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';
import { Writer, lostOf, writeUntil } from './lib/Writer.mjs';

const writersAtOnce = 8;
/** How long to write before the server is killed. */
const [shortestMs, longestMs] = [200, 1_500];

const repeatOpen = (writers, url) =>
  Promise.all(writers.filter(({ isOpen }) => isOpen).map((writer) => writer.write(url)));

async function killOnce(server, writers) {
  const stop = new AbortController();
  const writing = writeUntil(writers, server.url, stop.signal);
  const duration = shortestMs + Math.random() * (longestMs - shortestMs);
  await new Promise((resolve) => setTimeout(resolve, duration));
  await server.kill();
  stop.abort();
  await writing;
}

async function cyclesOn(kind, { report, options }) {
  const database = await openDatabase(options, kind);
  let server = await startServer({ settings: database.settings });
  try {
    const applications = await openApplications(server.url, writersAtOnce);
    const [{ token }] = applications;
    const before = (await ordersOf(server.url, token)).size;
    const writers = applications.map((application) => new Writer(application));
    const lost = new Set();
    let open = 0;
    let restartMs = 0;
    for (let cycle = 1; cycle <= options.cycles; cycle += 1) {
      await killOnce(server, writers);
      open += writers.filter(({ isOpen }) => isOpen).length;
      const began = performance.now();
      server = await startServer({ settings: database.settings });
      restartMs = Math.max(restartMs, performance.now() - began);
      await repeatOpen(writers, server.url);
      for (const [orderId] of lostOf(writers, await ordersOf(server.url, token))) lost.add(orderId);
      if (cycle % 5 === 0) report(`${nameOf[kind]}: ${cycle} of ${options.cycles} kills`);
    }
    const states = await ordersOf(server.url, token);
    await server.stop();
    const audit = await verifyAudit(database.settings);
    if (!audit.whole) report(audit.output);
    const refusals = writers.flatMap((writer) => writer.refusals);
    if (refusals.length > 0) report(refusals[0]);
    const sum = (of) => writers.reduce((total, writer) => total + of(writer), 0);
    const name = nameOf[kind];
    return [
      figure(
        `${name}, acknowledged writes`,
        sum(({ writes }) => writes),
        'writes',
      ),
      exactly(`${name}, of these lost`, lost.size, 0, 'writes'),
      figure(`${name}, writes without a response, repeated with their keys`, open, 'writes'),
      exactly(
        `${name}, orders beyond those acknowledged`,
        states.size - before - sum(({ acknowledged }) => acknowledged.size),
        0,
        'orders',
      ),
      exactly(`${name}, writes refused`, refusals.length, 0, 'writes'),
      exactly(`${name}, whole audit trails`, Number(audit.whole), 1, ''),
      figure(`${name}, longest start after a kill`, restartMs / 1_000, 's'),
    ];
  } finally {
    await server.kill();
    await database.close();
  }
}

/** kill -9 of the server under writes: every acknowledged write is there, and none twice. */
export async function run({ report, options }) {
  const figures = [];
  for (const kind of kinds(options)) figures.push(...(await cyclesOn(kind, { report, options })));
  return {
    title: 'Kill cycles',
    how:
      `${writersAtOnce} applicants submit and withdraw applications; the server is killed (SIGKILL) after ` +
      `${shortestMs} to ${longestMs} ms, ${options.cycles} times on each database. After each start the writes without a ` +
      'response are repeated with their keys, and every acknowledged write is looked up.',
    figures,
  };
}
