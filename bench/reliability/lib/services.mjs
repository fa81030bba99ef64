import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const postgresId = () => Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
const restartMs = 1_000;
const ownFolder = /^\.\//;

/**
 * Runs services of a compose file without Docker: each with its command, environment and volumes, as the user `postgres` in
 * the network namespace of its place. Volumes are folders of `folder`, those of all services under the same name the same.
 */
export function openServices({ services, network, placeOf, folder }) {
  const user = postgresId();
  const running = new Map();
  const folderOf = (name) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    execFileSync('chown', ['postgres:', path]);
    return path;
  };
  const bindsOf = (service) => [
    [folderOf(`${service}-run`), '/srv/run'],
    ...services[service].volumes.map(({ source, target }) => [
      ownFolder.test(source) ? fromRoot(source) : folderOf(source),
      target,
    ]),
  ];
  /** Starts a command as the service would; the mounts are its own and end with it. */
  const spawnIn = (service, command, more = {}) => {
    const mounts = bindsOf(service).map(
      ([from, to]) => `mkdir -p '${to}' && mount --bind '${from}' '${to}'`,
    );
    const script = [
      'mount -t tmpfs -o mode=755 none /srv',
      ...mounts,
      'cd /srv/run',
      `exec setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs -- "$@"`,
    ].join(' && ');
    const [program, ...args] = [...network.prefixOf(placeOf(service)), 'sh', '-c', script, 'sh'];
    return spawn(program, [...args, ...command], {
      env: {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        HOME: '/srv/run',
        ...services[service].environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...more,
    });
  };
  const collect = (child) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk.toString('utf8')).slice(-30_000);
      });
    return () => output;
  };
  /** Starts a service, and again when it ends by itself, as `restart: unless-stopped` does. */
  const start = (service) => {
    const child = spawnIn(service, services[service].command);
    const { RELIABILITY_LOGS: logs } = process.env;
    if (logs)
      for (const stream of [child.stdout, child.stderr])
        stream.pipe(createWriteStream(join(logs, `${service}.log`), { flags: 'a' }));
    const ended = once(child, 'close');
    const state = { ended, output: collect(child), isStopped: false };
    running.set(service, state);
    void ended.then(async () => {
      await sleep(restartMs);
      if (!state.isStopped) start(service);
    });
  };
  return {
    folderOf,
    start,
    /** Whether a service was started and not stopped. */
    isRunning: (service) => running.get(service)?.isStopped === false,
    /** What a service said last. */
    output: (service) => running.get(service)?.output() ?? '',
    /** Runs a command beside a service to its end; throws with what it said if it failed. */
    run: async (service, command) => {
      const child = spawnIn(service, command);
      const output = collect(child);
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${command.join(' ')}: ${code}\n${output()}`);
      return output();
    },
    /** Calls `kill`, and waits until the services have ended for good. */
    stop: async (names, kill) => {
      const states = names.map((name) => running.get(name)).filter(Boolean);
      for (const state of states) state.isStopped = true;
      kill();
      await Promise.all(states.map(({ ended }) => ended));
    },
  };
}
