import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCluster } from '../../../tooling/deploy/readCluster.mjs';
import { openNetwork } from './network.mjs';
import { openServices } from './services.mjs';

const password = 'reliability';
const nodes = ['one', 'two', 'three'];
const places = {
  ...Object.fromEntries(nodes.map((node) => [node, [`etcd-${node}`, `node-${node}`]])),
  front: ['database', 'pooler'],
};
const placeOf = (service) => service.split('-')[1] ?? 'front';

const programs = {
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  patroni: 'patroni python3-etcd',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  haproxy: 'haproxy',
  ip: 'iproute2',
  setpriv: 'util-linux',
  'mkfs.ext4': 'e2fsprogs',
  psql: 'postgresql-client',
};
/** pgBackRest as the services have it. */
export const pgbackrest = ['pgbackrest', '--config=/srv/cluster/pgbackrest.conf', '--stanza=huiqi'];

const folders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** Why this machine cannot run a cluster, or undefined. */
export function clusterLack() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'needs Linux and root, for network namespaces';
  const lacking = Object.entries(programs)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb')) lacking.push('postgresql-15');
  return lacking.length > 0
    ? `needs Debian 12 and: apt-get install ${lacking.join(' ')}`
    : undefined;
}

/** Long enough for a machine that is busy with other work: a wait ends with what it waits for. */
const patienceMs = 1_800_000;

/** Waits until `check` resolves with something. */
export async function until(check, what, limitMs = patienceMs) {
  const began = Date.now();
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() - began > limitMs) throw new Error(`Waited ${limitMs / 1_000} s for ${what}`);
    await sleep(100);
  }
}

/** A file with a file system of its own, so that it can be full; what is removed there is free here. */
function mountDisk(folder, file, bytes) {
  execFileSync('truncate', ['-s', String(bytes), file]);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', '-E', 'root_owner', file]);
  execFileSync('mount', ['-o', 'loop,discard', file, folder]);
  execFileSync('chown', ['postgres:', folder]);
}

/**
 * The services of deploy/cluster/compose.yaml from the packages of this machine: three nodes of etcd, Patroni and PostgreSQL,
 * each in a network namespace and on a disk of its own, HAProxy by role and PgBouncer. With two `databases` there is etcd alone
 * on the third node.
 */
export async function openCluster({
  workDir,
  report,
  diskBytes = 4_000_000_000,
  databases = nodes.length,
}) {
  const services = readCluster({
    POSTGRES_PASSWORD: password,
    CLUSTER_SUPERUSER_PASSWORD: password,
    CLUSTER_REPLICATION_PASSWORD: password,
    CLUSTER_REWIND_PASSWORD: password,
  });
  const folder = join(workDir, 'cluster');
  const network = openNetwork(places);
  const { start, isRunning, run, output, stop, folderOf } = openServices({
    services,
    network,
    placeOf,
    folder,
  });
  const disks = [];
  const withDatabase = nodes.slice(0, databases);
  const servicesOf = (node) =>
    withDatabase.includes(node)
      ? [`etcd-${node}`, `node-${node}`, `guard-${node}`]
      : [`etcd-${node}`];
  const signal = (node, name) => {
    for (const pid of network.pids(node))
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
  };
  const urlOf = (service, port, user = 'huiqi', database = 'huiqi') =>
    `postgresql://${user}:${password}@${network.addressOf(placeOf(service))}:${port}/${database}`;
  const ask = async (node) => {
    const url = `http://${network.addressOf(node)}:8008/cluster`;
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    return response?.json().catch(() => undefined);
  };
  /** What the nodes that respond know of all. */
  const members = async () => {
    const known = await Promise.all(withDatabase.map(ask));
    // A node that is cut off tells what it knew before.
    return known.filter(Boolean).map((one) => one.members);
  };
  const leaderOf = (list) => list.find(({ role }) => role === 'leader')?.name.split('-')[1];
  const isWhole = (list) => {
    const leader = list.find(({ role }) => role === 'leader');
    return (
      list.length === databases &&
      list.some(({ role }) => role === 'sync_standby') &&
      list.every(
        ({ role, state, timeline, lag }) =>
          timeline === leader?.timeline &&
          (role === 'leader' ? state === 'running' : /running|streaming/.test(state) && lag < 1e6),
      )
    );
  };
  const killAll = () => {
    for (const place of Object.keys(places)) {
      signal(place, 'SIGCONT');
      signal(place, 'SIGKILL');
    }
  };
  const clear = () => {
    killAll();
    for (const disk of disks.splice(0)) execFileSync('umount', ['--lazy', disk]);
    network.close();
  };
  // Neither processes nor mounts outlive the harness.
  process.once('exit', clear);
  const close = async () => {
    await stop(Object.keys(services), killAll);
    process.off('exit', clear);
    clear();
  };
  const cluster = {
    nodes,
    network,
    run,
    output,
    folderOf,
    urlOf,
    password,
    /** The node that is the primary in the view of a majority. */
    leader: async () => {
      const votes = (await members()).map(leaderOf);
      return withDatabase.find((node) => votes.filter((one) => one === node).length >= 2);
    },
    members,
    /** Waits until there are a primary, a synchronous standby and all others, on one timeline. */
    whole: () =>
      until(async () => {
        const all = await members();
        return all.length === databases && all.every(isWhole);
      }, 'a whole cluster').catch(async (error) => {
        const told = withDatabase.map(
          (node) => `${node}:\n${output(`node-${node}`).slice(-1_500)}`,
        );
        throw new Error(`${error.message}\n${JSON.stringify(await members())}\n${told.join('\n')}`);
      }),
    /** Starts what is on a node. */
    startNode: (node) =>
      servicesOf(node)
        .filter((one) => !isRunning(one))
        .forEach(start),
    /** Starts etcd alone on a node. */
    startEtcd: (node) => start(`etcd-${node}`),
    /** Removes what is on the disk of a node that was killed. */
    wipeNode: (node) => {
      for (const service of [`etcd-${node}`, `node-${node}`])
        for (const file of readdirSync(folderOf(service)))
          rmSync(join(folderOf(service), file), { recursive: true });
    },
    /** Kills what is on a node. */
    killNode: (node) => stop(servicesOf(node), () => signal(node, 'SIGKILL')),
    signal,
    close,
  };
  try {
    for (const node of withDatabase) {
      const disk = folderOf(`node-${node}`);
      mountDisk(disk, join(folder, `disk-${node}`), diskBytes);
      disks.push(disk);
    }
    report('starting three nodes');
    nodes.forEach(cluster.startNode);
    start('database');
    start('pooler');
    await cluster.whole();
    await run(`node-${await cluster.leader()}`, [...pgbackrest, 'stanza-create']);
    return cluster;
  } catch (error) {
    await close();
    throw error;
  }
}
