import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A start takes seconds, or minutes on a busy machine. */
const limitMs = 180_000;

/** Variables of this process that say where it may look for programs and temporary files, and nothing else. */
const inherited = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH']
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );

/** Starts a program; `output()` is what it printed so far, `ended` resolves with its exit code. */
export function start(command, args, { cwd, env = {}, input } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...inherited(), ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  if (input !== undefined) child.stdin.end(input);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed += chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    ended,
    hasEnded,
    output: () => printed,
    /** Sends a signal, unless it has ended, and waits for its end. */
    end: (signal) => {
      if (!hasEnded()) child.kill(signal);
      return ended;
    },
  };
}

/** Runs the server or a command of operators in an assembled tree to its end; resolves with its exit code and output. */
export async function runCommand({ app, env }, name, args = [], { settings = {}, input } = {}) {
  // As `npm run` does in the image.
  const program =
    name === 'main' ? ['apps/server/dist/main.js'] : ['scripts/serverCommand.mjs', name];
  const command = start(process.execPath, [...program, ...args], {
    cwd: app,
    env: { ...env, ...settings },
    input,
  });
  const { code } = await command.ended;
  return { code, output: command.output() };
}

/** Waits until a condition holds; throws the result of `describe` after the timeout. */
export async function waitFor(condition, describe) {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs / 1000} s: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a server of an assembled tree, and waits until `/readyz` responds 200. */
export async function startServer({ app, env, command }, port, settings) {
  const [, ...args] = command;
  const server = start(process.execPath, args, {
    cwd: app,
    env: { ...env, HUIQI_HOST: '127.0.0.1', PORT: String(port), ...settings },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (server.hasEnded()) throw new Error(`The server ended at its start:\n${server.output()}`);
    return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
  };
  try {
    await waitFor(isReady, () => `a server that is ready\n${server.output()}`);
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
  return { ...server, url, port };
}
