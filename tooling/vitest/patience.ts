import { vi } from 'vitest';

/**
 * How long things may take to come, ms: on a machine that is three times slower and has other work, the second that Vitest
 * waits by default is not enough. What comes at once is not waited for.
 */
const patienceMs = 15_000;

const waitFor = vi.waitFor;

vi.waitFor = (check, options) =>
  waitFor(
    check,
    typeof options === 'number' ? options : { ...options, timeout: options?.timeout ?? patienceMs },
  );
