import type { MessagePort } from 'node:worker_threads';

/** Counts heartbeats instead of time: after the machine slept, one is missing, not hours of them. */
const beatMs = 5_000;
const maxMissed = 12;

/**
 * Watches a thread from outside: a hanging query blocks its thread with all its timers (docs/adr/0003). Calls `onStall`
 * once after a minute without a reply. Returns a function that ends the watch.
 */
export function watchThread(
  port: MessagePort,
  onStall: (error: Error) => void,
  { everyMs = beatMs, missed = maxMissed } = {},
): () => void {
  let unanswered = 0;
  port.on('message', () => {
    unanswered = 0;
  });
  port.unref();
  const timer = setInterval(() => {
    if (unanswered >= missed) {
      stop();
      onStall(new Error(`The database thread has not replied for ${(missed * everyMs) / 1000} s`));
      return;
    }
    unanswered += 1;
    port.postMessage('beat');
  }, everyMs).unref();
  const stop = () => {
    clearInterval(timer);
    port.close();
  };
  return stop;
}
