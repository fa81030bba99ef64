import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const bridge = 'hq0';
const prefix = '10.231.42';
const ip = (...args) => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' });
const attempt = (work) => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * Network namespaces on a bridge of this machine, one for each of `places`, `{ one: ['etcd-one', 'node-one'] }`: the names
 * that it is called by. Inside, all names are known.
 */
export function openNetwork(places) {
  const names = Object.keys(places);
  const spaceOf = (place) => `hq-${place}`;
  const linkOf = (place) => `hqv-${place}`;
  const addressOf = (place) => `${prefix}.${11 + names.indexOf(place)}`;
  const close = () => {
    for (const place of names) {
      attempt(() => ip('netns', 'delete', spaceOf(place)));
      attempt(() => ip('link', 'delete', linkOf(place)));
      rmSync(`/etc/netns/${spaceOf(place)}`, { recursive: true, force: true });
    }
    attempt(() => ip('link', 'delete', bridge));
  };
  close();
  const lines = names.map((place) => `${addressOf(place)} ${places[place].join(' ')}`);
  const hosts = `127.0.0.1 localhost\n${lines.join('\n')}\n`;
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${prefix}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const place of names) {
    const space = spaceOf(place);
    mkdirSync(`/etc/netns/${space}`, { recursive: true });
    writeFileSync(`/etc/netns/${space}/hosts`, hosts);
    ip('netns', 'add', space);
    ip('link', 'add', linkOf(place), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', linkOf(place), 'master', bridge, 'up');
    const inside = (...args) => ip('-n', space, ...args);
    inside('address', 'add', `${addressOf(place)}/24`, 'dev', 'eth0');
    inside('link', 'set', 'eth0', 'up');
    inside('link', 'set', 'lo', 'up');
  }
  return {
    addressOf,
    /** The command that runs another in a place. */
    prefixOf: (place) => ['ip', 'netns', 'exec', spaceOf(place)],
    /** The processes that run in a place. */
    pids: (place) =>
      (attempt(() => ip('netns', 'pids', spaceOf(place))) ?? '')
        .split('\n')
        .filter(Boolean)
        .map(Number),
    /** Cuts a place off from all others, itself excepted. */
    cut: (place) => ip('link', 'set', linkOf(place), 'down'),
    /** Connects it again. */
    join: (place) => ip('link', 'set', linkOf(place), 'up'),
    close,
  };
}
