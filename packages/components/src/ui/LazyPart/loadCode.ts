/** Code that did not arrive, also not when it was requested again. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
}

/** Milliseconds before each further attempt: a server that was too busy is asked again, a lost connection may be back. */
const waits = [400, 1_200];

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads code and tries again where that fails; rejects with a `CodeError`. */
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
