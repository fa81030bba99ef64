import type { RenderSlice } from '@huiqi/components/ui';
import { Suspense } from 'react';
import { nextTask } from './nextTask.js';

export interface Slices {
  /** Renders its children, in a separate task while the first screen is being hydrated. */
  readonly render: RenderSlice;
  /** Resolves when the whole screen is hydrated; slices added later do not count. Call it once hydration has begun. */
  finish(): Promise<void>;
}

/** Hydrates a screen in slices: Preact does the rest of it in one task, and keeps the nodes of what waits for a promise. */
export function createSlices(): Slices {
  const due = new Map<string, Promise<void>>();
  const hydrated = new Set<string>();
  let last = Promise.resolve();
  let isFinished = false;

  function Waiting({ name, children }: Parameters<RenderSlice>[0]) {
    if (isFinished || hydrated.has(name)) return children;
    let turn = due.get(name);
    if (!turn) {
      // Timers of a hidden page run once a second, and nobody is waiting.
      turn = last
        .then(() => (document.hidden ? undefined : nextTask()))
        .then(() => void hydrated.add(name));
      due.set(name, turn);
      last = turn;
    }
    throw turn;
  }

  return {
    render: (slice) => (
      <Suspense fallback={null}>
        <Waiting {...slice} />
      </Suspense>
    ),
    async finish() {
      let seen;
      // A slice that is hydrated may have slices itself.
      while (seen !== last) {
        seen = last;
        await seen;
        await nextTask();
      }
      isFinished = true;
    },
  };
}
