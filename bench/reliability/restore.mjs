import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterLack, openCluster, pgbackrest, until } from './lib/cluster.mjs';
import { withClient } from './lib/databases.mjs';
import { atMost, exactly, figure } from './lib/figures.mjs';
import { fromRoot, startServer } from './lib/servers.mjs';
import { startStubbornClient } from './lib/stubbornClient.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';

const orders = 300_000;
/** What the database is to be extrapolated to. */
const provinceOrders = 10_000_000;
const gigabyte = 1e9;

/** Adds orders of a province as `npm run bench -- lists` does, without triggers. */
async function addOrders(client) {
  const text = await readFile(fromRoot('bench/src/lists/orders.sql'), 'utf8');
  const [, companies, ofStep] = text.split(/^-- step: .*$/m);
  const fill = (sql, ...values) =>
    sql.replaceAll(/\$([123])/g, (_all, at) => values[Number(at) - 1]);
  await client.query('SET session_replication_role = replica; SET synchronous_commit = local');
  await client.query(fill(companies, orders));
  await client.query(fill(ofStep, orders, 1, orders));
  await client.query('CHECKPOINT');
}

const countOrders = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS orders FROM orders');
    return rows[0].orders;
  });

const secondsSince = (began) => (performance.now() - began) / 1_000;

/** All nodes are destroyed under writes, with their disks; the database comes back from the repository. */
export async function run({ report, options }) {
  const lack = clusterLack();
  if (lack) {
    report(lack);
    return undefined;
  }
  const cluster = await openCluster({ workDir: options.workDir, report });
  try {
    const direct = cluster.urlOf('database', 5432);
    const asAdmin = (work) =>
      withClient(cluster.urlOf('database', 5432, 'postgres', 'huiqi'), work);
    report('filling the database');
    const first = await startServer({ settings: { DATABASE_URL: direct } });
    await first.stop();
    await withClient(direct, (client) =>
      client.query(
        'CREATE TABLE probe (mark text PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())',
      ),
    );
    await asAdmin(addOrders);
    const size = await asAdmin(async (client) => {
      const { rows } = await client.query(
        'SELECT pg_database_size(current_database())::float8 AS size',
      );
      return rows[0].size;
    });
    const ordersBefore = await countOrders(direct);
    await cluster.whole();
    report(`${(size / gigabyte).toFixed(2)} GB; backing up`);
    const leader = await cluster.leader();
    const backupBegan = performance.now();
    await cluster.run(`node-${leader}`, [...pgbackrest, '--type=full', 'backup']);
    const backupSeconds = secondsSince(backupBegan);
    report('writing');
    const client = startStubbornClient({ url: direct, name: 'written' });
    await sleep(20_000);
    const destroyed = Date.now();
    const destroyedAt = performance.now();
    await Promise.all(cluster.nodes.map(cluster.killNode));
    const marks = await client.end();
    for (const node of cluster.nodes) cluster.wipeNode(node);
    report('destroyed; restoring');
    const restoreBegan = performance.now();
    await cluster.run('node-one', ['/srv/cluster/restore.sh', '--log-level-console=info']);
    const restoreSeconds = secondsSince(restoreBegan);
    report(`restored in ${restoreSeconds.toFixed(0)} s`);
    cluster.nodes.forEach(cluster.startEtcd);
    cluster.startNode('one');
    const answers = (statement) => () =>
      withClient(direct, (one) => one.query(statement)).catch(() => undefined);
    await until(answers('SELECT 1'), 'the primary', 180_000);
    const readSeconds = secondsSince(destroyedAt);
    report(`read after ${readSeconds.toFixed(0)} s`);
    // They copy the first one; until the first of them has, commits wait.
    cluster.startNode('two');
    cluster.startNode('three');
    await until(answers("INSERT INTO probe (mark) VALUES ('restored')"), 'a write', 300_000);
    const writtenSeconds = secondsSince(destroyedAt);
    report(`written to after ${writtenSeconds.toFixed(0)} s`);
    const kept = await withClient(direct, async (one) => {
      const { rows } = await one.query('SELECT mark FROM probe');
      return new Set(rows.map(({ mark }) => mark));
    });
    const lost = marks.filter(({ mark }) => !kept.has(mark));
    const lostSeconds = lost.length === 0 ? 0 : (destroyed - lost[0].at) / 1_000;
    await cluster.whole(300_000);
    const wholeSeconds = secondsSince(destroyedAt);
    const audit = await verifyAudit({ DATABASE_URL: direct });
    if (!audit.whole) report(audit.output);
    const backupBytes = Number(
      execFileSync('du', ['-sb', cluster.folderOf('backup')])
        .toString()
        .split('\t')[0],
    );
    const perMinute = (size / gigabyte / restoreSeconds) * 60;
    return {
      title: 'Restore',
      how:
        `A cluster as in Failover with ${orders.toLocaleString('en-US')} orders is backed up (pgBackRest, a folder as its repository) and written to for 20 s; then all nodes ` +
        'are killed and their disks wiped. One is restored from the backup and the archived log, and the others are copied from it.',
      figures: [
        figure('size of the database', size / gigabyte, 'GB'),
        figure('full backup', backupSeconds, 's'),
        figure('size of the repository', backupBytes / gigabyte, 'GB'),
        figure('backup fetched, log replayed', restoreSeconds, 's'),
        figure('rate of the restore', perMinute, 'GB/min'),
        figure('read again after', readSeconds, 's'),
        figure('written to again after', writtenSeconds, 's'),
        figure('three nodes again after', wholeSeconds, 's'),
        figure('writes acknowledged before', marks.length, 'writes'),
        atMost('last seconds that are missing', lostSeconds, 5, 's'),
        exactly(
          'orders that differ',
          Math.abs((await countOrders(direct)) - ordersBefore),
          0,
          'orders',
        ),
        exactly('whole audit trails', Number(audit.whole), 1, ''),
        figure(
          `at this rate, ${provinceOrders.toLocaleString('en-US')} orders`,
          (size * provinceOrders) / orders / gigabyte / perMinute,
          'min',
        ),
      ],
    };
  } finally {
    await cluster.close();
  }
}
