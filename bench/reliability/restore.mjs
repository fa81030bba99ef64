import { clusterLack, openCluster, pgbackrest, until } from './lib/cluster.mjs';
import { withClient } from './lib/databases.mjs';
import { atMost, exactly, figure } from './lib/figures.mjs';
import { fillOrders } from './lib/fillOrders.mjs';
import { startMarking } from './lib/startMarking.mjs';
import { startServer } from './lib/servers.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';

/** What the database of a province is extrapolated to, if it is not drilled itself. */
const provinceOrders = 10_000_000;
/** The largest whose trails are chained, and verified after the restore. */
const maxChained = 1_000_000;
const gigabyte = 1e9;
const writingMs = 20_000;
/** A busy machine writes for longer. */
const minWrites = 200;
const countOf = (orders) => `${orders.toLocaleString('en-US')} orders`;
const secondsSince = (began) => (performance.now() - began) / 1_000;

const read = (url, statement) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(statement);
    return rows;
  });

/** Size of the database, and what a restore must bring back. */
async function measure(url) {
  const [row] = await read(
    url,
    `SELECT pg_database_size(current_database())::float8 AS bytes, (SELECT count(*) FROM orders)::int AS orders,
      (SELECT count(*) FROM order_events)::int AS events`,
  );
  return row;
}

async function backUp(cluster) {
  const node = `node-${await cluster.leader()}`;
  const began = performance.now();
  await cluster.run(node, [...pgbackrest, '--type=full', 'backup']);
  const seconds = secondsSince(began);
  const info = await cluster.run(node, [...pgbackrest, 'info', '--output=json']);
  return { seconds, bytes: JSON.parse(info)[0].backup.at(-1).info.repository.size };
}

/** Destroys all nodes under writes, with their disks, and restores the database by the steps of deploy/cluster/README.md. */
async function loseEverything(cluster, url, say) {
  const client = startMarking(url, `written-${Date.now()}`);
  const least = Date.now() + writingMs;
  const isWritten = () => Date.now() > least && client.marks.length >= minWrites;
  await until(isWritten, 'writes');
  const destroyed = Date.now();
  const began = performance.now();
  await Promise.all(cluster.nodes.map(cluster.killNode));
  const marks = await client.end();
  for (const node of cluster.nodes) cluster.wipeNode(node);
  say(`destroyed after ${marks.length} writes; restoring`);
  const restoreBegan = performance.now();
  await cluster.run('node-one', ['/srv/cluster/restore.sh', '--log-level-console=info']);
  const restored = secondsSince(restoreBegan);
  say(`restored in ${restored.toFixed(0)} s`);
  cluster.nodes.forEach(cluster.startEtcd);
  cluster.startNode('one');
  const succeeds = (statement) => () => read(url, statement).catch(() => undefined);
  await until(succeeds('SELECT 1'), 'the primary');
  const readable = secondsSince(began);
  say(`readable after ${readable.toFixed(0)} s`);
  // They copy the first one; until the first of them has, commits wait.
  cluster.nodes.slice(1).forEach(cluster.startNode);
  const mark = `restored-${destroyed}`;
  const inserts = `INSERT INTO probe (mark) VALUES ('${mark}') ON CONFLICT DO NOTHING`;
  await until(succeeds(inserts), 'a write');
  const writable = secondsSince(began);
  say(`writable after ${writable.toFixed(0)} s`);
  const kept = new Set((await read(url, 'SELECT mark FROM probe')).map((row) => row.mark));
  const lost = marks.filter((one) => !kept.has(one.mark));
  const missing = lost.length === 0 ? 0 : Math.max(0, (destroyed - lost[0].at) / 1_000);
  await cluster.whole();
  const whole = secondsSince(began);
  say(`all nodes after ${whole.toFixed(0)} s; ${lost.length} writes are missing`);
  return { restored, readable, writable, whole, marks, lost, missing };
}

/** Straight through the smallest and the largest size that were measured; through zero if there is one. */
function extrapolate(drills, secondsOf) {
  const [first, last] = [drills[0], drills.at(-1)];
  const slope =
    drills.length > 1
      ? (secondsOf(last) - secondsOf(first)) / (last.orders - first.orders)
      : secondsOf(last) / last.orders;
  return (secondsOf(last) + slope * (provinceOrders - last.orders)) / 60;
}

function extrapolated(drills) {
  const named = (name) => `straight extrapolation to ${countOf(provinceOrders)}: ${name}`;
  const minutes = (of) => extrapolate(drills, of);
  return [
    figure(
      named('backup fetched, log replayed'),
      minutes(({ loss }) => loss.restored),
      'min',
    ),
    atMost(
      named('writable after'),
      minutes(({ loss }) => loss.writable),
      15,
      'min',
    ),
  ];
}

const figuresOf = ({ orders, databases, before, after, backup, loss, audit }) => {
  const named = (name) => `${countOf(orders)}: ${name}`;
  return [
    figure(named('size of the database'), before.bytes / gigabyte, 'GB'),
    figure(named('full backup'), backup.seconds, 's'),
    figure(named('size of the backup'), backup.bytes / gigabyte, 'GB'),
    figure(named('writes acknowledged before the failure'), loss.marks.length, 'writes'),
    figure(named('of these missing, the last ones'), loss.lost.length, 'writes'),
    atMost(named('seconds of writes that are missing'), loss.missing, 5, 's'),
    figure(named('backup fetched, log replayed'), loss.restored, 's'),
    figure(named('readable after'), loss.readable, 's'),
    atMost(named('writable after'), loss.writable, 900, 's'),
    figure(named(databases === 3 ? 'three nodes after' : 'both nodes after'), loss.whole, 's'),
    exactly(named('orders that are missing'), before.orders - after.orders, 0, 'orders'),
    exactly(named('rows of the trail that are missing'), before.events - after.events, 0, 'rows'),
    ...(audit ? [exactly(named('whole audit trails'), Number(audit.whole), 1, '')] : []),
  ];
};

/** All nodes are destroyed under writes, with their disks; the database comes back from the repository. */
export async function run({ report, options }) {
  const lack = clusterLack();
  if (lack) {
    report(lack);
    return undefined;
  }
  const sizes = options.orders.toSorted((one, other) => one - other);
  // Some 3 kB an order with its trail, and as much again for the log while they are filled in.
  const diskBytes = 6_000_000_000 + sizes.at(-1) * 8_000;
  const { workDir, databases } = options;
  const cluster = await openCluster({ workDir, report, diskBytes, databases });
  try {
    const url = cluster.urlOf('database', 5432);
    report('migrating');
    const first = await startServer({ settings: { DATABASE_URL: url }, limitMs: 1_800_000 });
    await first.stop();
    await withClient(url, (client) =>
      client.query(
        'CREATE TABLE probe (mark text PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())',
      ),
    );
    const drills = [];
    for (const orders of sizes) {
      const isChained = orders <= maxChained;
      const say = (line) => report(`${countOf(orders)}: ${line}`);
      await withClient(cluster.urlOf('database', 5432, 'postgres', 'huiqi'), (client) =>
        fillOrders(client, (drills.at(-1)?.orders ?? 0) + 1, orders, { isChained, report: say }),
      );
      await cluster.whole();
      const before = await measure(url);
      say(`${(before.bytes / gigabyte).toFixed(2)} GB; backing up`);
      const backup = await backUp(cluster);
      say(`backed up in ${backup.seconds.toFixed(0)} s; writing`);
      const loss = await loseEverything(cluster, url, say);
      const after = await measure(url);
      const audit = isChained ? await verifyAudit({ DATABASE_URL: url }) : undefined;
      if (audit?.whole === false) report(audit.output);
      drills.push({ orders, databases, before, after, backup, loss, audit });
    }
    return {
      title: 'Restore',
      how:
        `A cluster as in Failover, with ${databases} databases and orders that have three rows of the trail each, is backed up (pgBackRest, a folder as its repository) and ` +
        `written to for ${writingMs / 1_000} s at least; then all nodes are killed and their disks wiped, those of etcd too. One is restored from the backup and the ` +
        'archived log and leads; the others are copied from it, and writes wait for the first of them. Trails are chained and ' +
        `verified up to ${countOf(maxChained)}, beyond that counted.`,
      figures: [
        ...drills.flatMap(figuresOf),
        ...(sizes.at(-1) < provinceOrders ? extrapolated(drills) : []),
      ],
    };
  } finally {
    await cluster.close();
  }
}
