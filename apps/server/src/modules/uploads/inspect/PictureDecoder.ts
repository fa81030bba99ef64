import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../../contract/ApiError.js';
import { damaged } from '../FileRefusal.js';
import type { PictureJob, PictureResult } from './pictureJob.js';

/** Its memory is worth keeping between the files of a batch, not for a day. */
const idleMs = 30_000;
/**
 * Requests come first, but not alone: at 10, beside busy neighbours, its start alone took a minute of a share of three
 * hundredths of the processor.
 */
const niceness = 5;

/** Path of the program: in the bundle it is a separate file; from source it needs a TypeScript loader. */
const fromSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(fromSource ? './pictureProcess.ts' : './pictureProcess.js', import.meta.url),
);

/**
 * Starts the process. It gets no environment variables, which contain secrets a decoder of untrusted files must not
 * see; its priority is lowered at once, as threads keep the one they started with.
 */
export function startPictureProcess(): ChildProcess {
  const child = fork(program, {
    execArgv: fromSource ? ['--import', 'tsx'] : [],
    cwd: dirname(program),
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  // Errors are reported to the caller of `ask` too.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * Sends a job and waits for its result; rejects if the process ends first. Kills the process if it takes too long, and
 * throws 100503 then.
 */
async function ask(
  child: ChildProcess,
  job: PictureJob,
  timeoutMs: number,
): Promise<PictureResult> {
  const waiting = new AbortController();
  const { signal } = waiting;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    if (isLate) throw new ApiError('100503', { message: '图片处理超时，请稍后重新上传' });
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

/**
 * Decodes pictures one at a time in a separate process, started with the first picture and ended when idle. A picture may
 * take `timeoutMs`, far longer than one takes even on a busy machine.
 */
export class PictureDecoder {
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  readonly #timeoutMs: number;

  constructor(start = startPictureProcess, timeoutMs = 60_000) {
    this.#start = start;
    this.#timeoutMs = timeoutMs;
  }

  /** Re-encodes a picture in place and returns its size in bytes; throws a FileRefusal if it cannot be decoded. */
  async redraw(job: PictureJob): Promise<number> {
    clearTimeout(this.#idle);
    const child = this.#child?.connected ? this.#child : this.#start();
    this.#child = child;
    try {
      const result = await ask(child, job, this.#timeoutMs);
      if ('size' in result) return result.size;
      throw 'damaged' in result ? damaged() : new Error(result.problem);
    } finally {
      this.#idle = setTimeout(() => child.connected && child.disconnect(), idleMs).unref();
    }
  }
}
