/** Code that failed to load even after retries. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
}

/** Delay in milliseconds before each retry: an overloaded server or a lost connection may recover. */
const waits = [400, 1_200];

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads code with retries; rejects with a `CodeError`. */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  pauses: readonly number[] = waits,
): Promise<Code> {
  for (const ms of pauses) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new CodeError('code could not be loaded', { cause });
  }
}
