import { vi } from 'vitest';

/**
 * Timeout for things to appear, ms: on a machine that is three times slower and busy, Vitest's default of one second is
 * not enough. What is ready at once is not delayed.
 */
const patienceMs = 15_000;

const waitFor = vi.waitFor;

vi.waitFor = (check, options) =>
  waitFor(
    check,
    typeof options === 'number' ? options : { ...options, timeout: options?.timeout ?? patienceMs },
  );
