import { spawn } from 'node:child_process';
import { once } from 'node:events';

const loop = `
n=0
while :; do
  n=$((n+1))
  if timeout -s KILL 5 psql -qXAt "$1" -c "INSERT INTO probe (mark) VALUES ('$2-$n')" >/dev/null 2>&1
  then echo "$(date +%s%3N) $2-$n"; fi
  sleep 0.2
done`;

/**
 * A client that writes to one PostgreSQL again and again, whatever its role; `prefix` is a command that runs it elsewhere. It
 * is killed rather than asked to cancel: what is cancelled while it waits for a standby counts as committed.
 */
export function startStubbornClient({ prefix = [], url, name }) {
  const [command, ...args] = [...prefix, 'bash', '-c', loop, 'bash', url, name];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const kill = () => process.kill(-child.pid, 'SIGKILL');
  process.once('exit', kill);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk.toString('utf8');
  });
  const ended = once(child, 'close');
  return {
    /** Ends it; returns the marks that were acknowledged, each with its time. */
    end: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      return output
        .split('\n')
        .filter((line) => line.includes(' '))
        .map((line) => {
          const [at, mark] = line.split(' ');
          return { at: Number(at), mark };
        });
    },
  };
}
