import pino from 'pino';

/** Lines wait for others at most this long, and until they fill a page. */
const waitMs = 200;
const pageBytes = 4_096;
/** A reader that has stopped must neither block the server nor fill its memory: further lines are dropped. */
const maxBytes = 16_777_216;

/**
 * Opens the log on a file or its descriptor. Lines are written together and while requests go on; at the end of the process, and after a
 * fatal one, those that wait are written at once. Only a process that is killed loses those of the last moment.
 */
export const openLog = (dest: number | string = 1) =>
  pino.destination({
    dest,
    sync: false,
    minLength: pageBytes,
    maxLength: maxBytes,
    periodicFlush: waitMs,
  });

/** Resolves when what is being written is written; the rest is written when the process exits. */
export const flushLog = (log: ReturnType<typeof openLog>): Promise<void> =>
  new Promise((resolve) => log.flush(() => resolve()));
