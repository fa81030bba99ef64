import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { damaged } from '../FileRefusal.js';
import type { PictureJob, PictureResult } from './pictureJob.js';

/** Far more than a picture takes, even on a busy machine. */
const timeoutMs = 60_000;
/** Its memory is worth keeping for a batch, not for a day. */
const idleMs = 30_000;

/** Where the program is: in the bundle it has a file of its own; from source it needs what reads TypeScript. */
const fromSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(fromSource ? './pictureProcess.ts' : './pictureProcess.js', import.meta.url),
);

/**
 * Starts the process. It gets nothing of the environment, which holds secrets that a decoder of strangers' files needs
 * not know; and a lower priority at once, since threads keep that of the moment they started in.
 */
export function startPictureProcess(): ChildProcess {
  const child = fork(program, {
    execArgv: fromSource ? ['--import', 'tsx'] : [],
    cwd: dirname(program),
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // What asks it hears of errors too.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

/** Sends a job and waits for its result; fails if the process ends instead, which it is made to if it takes too long. */
async function ask(child: ChildProcess, job: PictureJob): Promise<PictureResult> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`The process that decodes pictures ended: ${code ?? by}`);
  });
  const unsent = new Promise<never>((_resolve, reject) => {
    child.send(job, (error) => {
      if (error) reject(error);
    });
  });
  try {
    const [result] = await Promise.race([once(child, 'message', { signal }), ended, unsent]);
    return result as PictureResult;
  } finally {
    waiting.abort();
    clearTimeout(timer);
  }
}

/** Decodes pictures in a process of its own, one at a time; starts it with the first, and ends it when it has nothing to do. */
export class PictureDecoder {
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(start = startPictureProcess) {
    this.#start = start;
  }

  /** Replaces a picture by its re-encoded self and returns its bytes; throws a FileRefusal if it cannot be decoded. */
  async redraw(job: PictureJob): Promise<number> {
    clearTimeout(this.#idle);
    const child = this.#child?.connected ? this.#child : this.#start();
    this.#child = child;
    try {
      const result = await ask(child, job);
      if ('size' in result) return result.size;
      throw 'damaged' in result ? damaged() : new Error(result.problem);
    } finally {
      this.#idle = setTimeout(() => child.connected && child.disconnect(), idleMs).unref();
    }
  }
}
