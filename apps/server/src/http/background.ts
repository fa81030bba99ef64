import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after the response. */
export interface Background {
  /** Starts a task; its failure is logged and reaches nobody else. A process that dies loses it. */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when no task is under way. */
  settled(): Promise<void>;
}

/** Runs tasks at once and side by side. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const started = task().catch((err: unknown) => log.error({ name, err }, 'a task failed'));
      const tracked = started.finally(() => running.delete(tracked));
      running.add(tracked);
    },
    async settled() {
      // A task may start another.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
