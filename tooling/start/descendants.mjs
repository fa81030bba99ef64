import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, state, parent] = /\) (\S) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return state === 'Z' ? [] : [[Number(pid), Number(parent)]];
      } catch {
        return [];
      }
    });
}

const fromPs = () =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/** Every living process: [pid, parent]. */
const processes = () => (process.platform === 'linux' ? fromProc() : fromPs());

/** The living children of a process, their children and so on. */
export function descendantsOf(pid) {
  const all = processes();
  const found = new Set([pid]);
  for (const one of found) {
    for (const [child, parent] of all) if (parent === one) found.add(child);
  }
  found.delete(pid);
  return [...found];
}

/** Those of the processes that still live. */
export function living(pids) {
  const all = new Set(processes().map(([pid]) => pid));
  return pids.filter((pid) => all.has(pid));
}
