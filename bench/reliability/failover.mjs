import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openApplications, ordersOf } from './lib/applicant.mjs';
import { clusterLack, openCluster, until } from './lib/cluster.mjs';
import { withClient } from './lib/databases.mjs';
import { atMost, exactly, figure } from './lib/figures.mjs';
import { startServer } from './lib/servers.mjs';
import { startStubbornClient } from './lib/stubbornClient.mjs';
import { longestGap, startUnderLoad } from './lib/underLoad.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';
import { lostOf } from './lib/Writer.mjs';

const writersAtOnce = 4;
/** Longer than `ttl` of deploy/cluster/patroni.yml. */
const pausedMs = 15_000;

const patronictl = ({ run }, node, ...args) =>
  run(`node-${node}`, ['patronictl', '-c', '/srv/cluster/patroni.yml', ...args]);

function fillDisk({ folderOf }, node) {
  const folder = folderOf(`node-${node}`);
  const { bavail, bsize } = statfsSync(folder);
  const file = join(folder, 'filler');
  execFileSync('fallocate', ['-l', String(Math.floor(bavail * bsize * 0.9)), file]);
  // Until nothing fits any more.
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=256k', 'oflag=append', 'conv=notrunc']);
}

/** What is done to the primary, and how it is undone. */
const faults = [
  {
    name: 'killed',
    begin: (cluster, node) => cluster.killNode(node),
    end: (cluster, node) => cluster.startNode(node),
  },
  {
    name: 'cut off',
    // Clients on its side of the cut still reach it.
    isProbedInside: true,
    begin: (cluster, node) => cluster.network.cut(node),
    end: (cluster, node) => cluster.network.join(node),
  },
  {
    name: 'paused',
    begin: (cluster, node) => cluster.signal(node, 'SIGSTOP'),
    lastsMs: pausedMs,
    end: (cluster, node) => cluster.signal(node, 'SIGCONT'),
  },
  {
    name: 'disk full',
    begin: fillDisk,
    end: ({ folderOf }, node) => rmSync(join(folderOf(`node-${node}`), 'filler'), { force: true }),
  },
  {
    name: 'switchover',
    begin: (cluster, node) =>
      patronictl(cluster, node, 'switchover', '--leader', `node-${node}`, '--force'),
    end: () => {},
  },
];

async function suffer(
  { name, begin, end, isProbedInside, lastsMs = 0 },
  { cluster, load, report },
) {
  await cluster.whole();
  const node = await cluster.leader();
  const stubborn = startStubbornClient({
    name: `${name.replace(' ', '_')}-${node}`,
    prefix: isProbedInside ? cluster.network.prefixOf(node) : [],
    url: cluster.urlOf(`node-${node}`, 5432),
  });
  const from = Date.now();
  await sleep(3_000);
  report(`${name}: ${node}`);
  const began = Date.now();
  await begin(cluster, node);
  const next = await until(async () => {
    const leader = await cluster.leader();
    return leader !== node && leader;
  }, `another primary (${name})`);
  const promoted = Date.now();
  report(`${name}: ${next} after ${((promoted - began) / 1_000).toFixed(1)} s`);
  const writesAgain = () => {
    if (load.hasGivenUp()) throw new Error(`Nobody writes any more (${name})`);
    return load.written.at(-1) > promoted;
  };
  await until(writesAgain, `writes (${name})`).catch((error) => {
    throw new Error(`${error.message}: ${load.writers.flatMap((one) => one.refusals)[0] ?? ''}`);
  });
  await sleep(Math.max(2_000, began + lastsMs - Date.now()));
  const ending = Date.now();
  await end(cluster, node);
  await cluster.whole();
  const whole = Date.now();
  report(`${name}: whole again after ${((whole - ending) / 1_000).toFixed(1)} s`);
  await sleep(2_000);
  const to = Date.now();
  const marks = await stubborn.end();
  const gapMs = longestGap(load.written, from, to);
  const failedReads = load.reads.failed.filter(({ at }) => at >= began && at <= to);
  const since = (read) => (read ? `after ${read.at - began} ms: ${read.what}` : '');
  report(
    `${name}: ${gapMs} ms without a write, ${failedReads.length} reads failed ${since(failedReads[0])} ${since(failedReads.at(-1))}`,
  );
  return {
    marks,
    // It is a standby again then, or still: whatever it acknowledges, nobody else knows.
    late: marks.filter(({ at }) => at > promoted + 500),
    failedReads,
    figures: [
      atMost(`${name}, longest time without a write`, gapMs / 1_000, 15, 's'),
      figure(`${name}, the node is a standby again after`, (whole - ending) / 1_000, 's'),
      exactly(`${name}, public reads that failed`, failedReads.length, 0, 'reads'),
    ],
  };
}

/** The question is what a failover costs, not how busy this machine is. */
const patient = {
  HUIQI_DATABASE_WAIT_MS: '5000',
  HUIQI_MAX_LAG_MS: '30000',
  HUIQI_DATABASE_PATIENCE: '1800',
};
const limitMs = 1_800_000;

const serversOn = (cluster) =>
  Promise.all(
    [1, 2].map(() =>
      startServer({
        limitMs,
        settings: {
          DATABASE_URL: cluster.urlOf('pooler', 6432),
          HUIQI_DATABASE_POOLER: 'transaction',
          HUIQI_REPLICA_URL: cluster.urlOf('pooler', 6432, 'huiqi', 'replicas'),
          HUIQI_MIGRATE: 'never',
          ...patient,
        },
      }),
    ),
  );

/** Everything that a machine may do to the primary of a cluster, under reads and writes through the servers. */
export async function run({ report, options }) {
  const lack = clusterLack();
  if (lack) {
    report(lack);
    return undefined;
  }
  const cluster = await openCluster({ workDir: options.workDir, report });
  const closing = [cluster.close];
  try {
    const direct = cluster.urlOf('database', 5432);
    report('filling the database');
    const first = await startServer({ settings: { DATABASE_URL: direct, ...patient }, limitMs });
    closing.unshift(() => first.kill());
    const applications = await openApplications(first.url, writersAtOnce);
    const [{ token }] = applications;
    const before = (await ordersOf(first.url, token)).size;
    await first.stop();
    await withClient(direct, (client) =>
      client.query(
        'CREATE TABLE probe (mark text PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())',
      ),
    );
    const servers = await serversOn(cluster);
    closing.unshift(() => Promise.all(servers.map((server) => server.kill())));
    const folder = join(options.workDir, 'front');
    mkdirSync(folder);
    const load = await startUnderLoad({ servers, folder, applications });
    closing.unshift(load.close);
    const suffered = [];
    for (const fault of faults) suffered.push(await suffer(fault, { cluster, load, report }));
    await load.end();
    const states = await ordersOf(servers[0].url, token);
    const { writers } = load;
    const lost = lostOf(writers, states);
    const sum = (of) => writers.reduce((total, writer) => total + of(writer), 0);
    const refusals = writers.flatMap((writer) => writer.refusals);
    if (refusals.length > 0) report(refusals[0]);
    const marks = suffered.flatMap((one) => one.marks.map(({ mark }) => mark));
    const kept = await withClient(direct, async (client) => {
      const { rows } = await client.query('SELECT mark FROM probe');
      return new Set(rows.map(({ mark }) => mark));
    });
    const ended = servers.filter((server) => server.hasEnded()).length;
    const audit = await verifyAudit({ DATABASE_URL: direct });
    if (!audit.whole) report(audit.output);
    const reads = load.reads.all;
    return {
      title: 'Failover',
      how:
        'Three nodes of etcd, Patroni and PostgreSQL, HAProxy and PgBouncer as deploy/cluster describes them, from Debian packages, each ' +
        `in a network namespace and on a disk of its own; two servers behind HAProxy. ${writersAtOnce} applicants submit and withdraw ` +
        'applications, four a second each, two visitors read public lists. All processes of the primary are killed; its network is cut; it is paused for ' +
        `${pausedMs / 1_000} s; its disk is filled; roles are switched. A client keeps writing to the old primary itself.`,
      figures: [
        ...suffered.flatMap(({ figures }) => figures),
        figure(
          'acknowledged writes',
          sum(({ writes }) => writes),
          'writes',
        ),
        exactly('of these lost', lost.length, 0, 'writes'),
        exactly(
          'orders beyond those acknowledged',
          states.size - before - sum(({ acknowledged }) => acknowledged.size),
          0,
          'orders',
        ),
        exactly('writes refused', refusals.length, 0, 'writes'),
        figure(
          'writes that PostgreSQL acknowledged to a client of its own',
          marks.length,
          'writes',
        ),
        exactly('of these lost', marks.filter((mark) => !kept.has(mark)).length, 0, 'writes'),
        exactly(
          'writes that an old primary acknowledged',
          suffered.flatMap(({ late }) => late).length,
          0,
          'writes',
        ),
        figure('public reads', reads, 'reads'),
        exactly('responses 503 without Retry-After', load.wrong.length, 0, 'responses'),
        exactly('server processes that ended', ended, 0, ''),
        exactly('whole audit trails', Number(audit.whole), 1, ''),
      ],
    };
  } finally {
    for (const close of closing) await close();
  }
}
