import type { Drawing } from '../../ui/shared/Illustration.js';

/** A form with its seal, a form that waits, a form that came back. */
export const resultDrawings = {
  success: {
    shape: 'M26 8h44v56H26V8ZM82 38a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines: 'M36 22h24M36 32h24M36 42h16M74 55l6 6 11-12M98 18l5-5M102 28h7M90 12V5',
  },
  pending: {
    shape: 'M26 8h44v56H26V8ZM82 38a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines: 'M36 22h24M36 32h24M36 42h16M82 46v10l7 4',
  },
  failure: {
    shape: 'M26 8h44v56H26V8ZM82 38a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines: 'M36 22h24M36 32h24M36 42h16M90 55H74M80 49l-6 6 6 6',
  },
} as const satisfies Readonly<Record<string, Drawing>>;
