import type { MessagePort } from 'node:worker_threads';

/** Beats, not time, are counted: a machine that slept has missed one of them, not hours of them. */
const beatMs = 5_000;
const mostMissed = 12;

/**
 * Watches a thread from outside: a query that hangs freezes the thread it runs in, with every timer that could
 * notice (docs/adr/0003). Calls `onStall` once when a minute of beats went unanswered. Answers with the end of it.
 */
export function watchThread(
  port: MessagePort,
  onStall: (error: Error) => void,
  { everyMs = beatMs, missed = mostMissed } = {},
): () => void {
  let unanswered = 0;
  port.on('message', () => {
    unanswered = 0;
  });
  port.unref();
  const timer = setInterval(() => {
    if (unanswered >= missed) {
      stop();
      onStall(new Error(`The database thread has not answered for ${(missed * everyMs) / 1000} s`));
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
