import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, hasApt, findCommand } from './browser.mjs';
import { run } from './exec.mjs';
import { freePort } from './port.mjs';
import { step } from './progress.mjs';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, if there is one: that of POSTGRES_BIN, else the newest package, else on the path. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const packaged = newestFirst
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  const onPath = findCommand('initdb');
  return packaged ?? (onPath && dirname(onPath));
}

const userId = (name) => {
  const result = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout) : undefined;
};

// PostgreSQL refuses to run as root.
function unprivileged() {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const name = ['postgres', 'nobody'].find((candidate) => userId(candidate) !== undefined);
  return { prefix: ['runuser', '-u', name, '--'], uid: userId(name) };
}

async function startCluster(bin) {
  const { prefix, uid } = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-pg-'));
  if (uid !== undefined) chownSync(folder, uid, -1);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = async (...args) => {
    const [command, ...rest] = [...prefix, join(bin, args[0]), ...args.slice(1)];
    const result = await run(command, rest, { cwd: tmpdir(), timeoutMs: 120_000 });
    if (result.code !== 0) throw new Error(`${args[0]} failed:\n${result.output}`);
  };
  // Durability is not tested here and would double the time.
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c fsync=off',
    '-c full_page_writes=off',
    // The sample is analysed when it is filled.
    '-c autovacuum=off',
    '-c max_connections=200',
  ].join(' ');
  const stop = () => {
    const [command, ...rest] = [
      ...prefix,
      join(bin, 'pg_ctl'),
      '-D',
      data,
      '-m',
      'immediate',
      '-w',
      'stop',
    ];
    spawnSync(command, rest, { cwd: tmpdir() });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await call(
      'initdb',
      '-D',
      data,
      '-U',
      'huiqi',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    );
    await call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgresql://huiqi@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Returns a PostgreSQL for the tests as { url, stop }: that of DATABASE_URL, or a temporary cluster from
 * local binaries or the Debian package. Returns undefined if there is none.
 */
export async function testPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => {} };
  let bin = findPostgres();
  if (!bin && hasApt()) {
    await step('installing PostgreSQL', () => aptInstall('postgresql'));
    bin = findPostgres();
  }
  if (!bin) return undefined;
  const cluster = await step('starting a temporary PostgreSQL', () => startCluster(bin));
  // Leaves no cluster behind after Ctrl-C or a crash of the runner.
  process.once('exit', cluster.stop);
  return {
    url: cluster.url,
    stop: () => {
      process.off('exit', cluster.stop);
      cluster.stop();
    },
  };
}
