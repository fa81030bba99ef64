import type { OperationMeta } from '@huiqi/sdk/contract';

/** A mismatch between contract and handlers; thrown at start. */
export class ParityError extends Error {
  override readonly name = 'ParityError';

  constructor(problems: readonly string[]) {
    super(`Contract and handlers differ: ${problems.join('; ')}`);
  }
}

type Operations = Readonly<Record<string, Pick<OperationMeta, 'served' | 'tag'>>>;
type ByName = Readonly<Record<string, unknown>>;

/** Throws unless exactly the operations marked as served in the contract have a handler. */
export function checkParity(operations: Operations, handlers: ByName): void {
  const problems = [
    ...Object.entries(operations)
      .filter(([id, { served }]) => served !== id in handlers)
      .map(([id, { served }]) =>
        served ? `${id} has no handler` : `${id} has a handler but says x-served: false`,
      ),
    ...Object.keys(handlers)
      .filter((id) => !(id in operations))
      .map((id) => `handler ${id} has no operation`),
  ];
  if (problems.length > 0) throw new ParityError(problems);
}

/** Merges the handlers of all domains; throws if one is in a folder not named for its tag. */
export function mergeHandlers<Handlers extends ByName>(
  operations: Operations,
  byTag: Readonly<Record<string, Handlers>>,
): Handlers {
  const entries = Object.entries(byTag).flatMap(([tag, handlers]) =>
    Object.entries(handlers).map(([id, handler]) => ({ tag, id, handler })),
  );
  const misplaced = entries.filter(
    ({ id, tag }) => id in operations && operations[id]?.tag !== tag,
  );
  if (misplaced.length > 0)
    throw new ParityError(
      misplaced.map(({ id, tag }) => `${id} is in modules/${tag}, not in ${operations[id]?.tag}`),
    );
  return Object.fromEntries(entries.map(({ id, handler }) => [id, handler])) as Handlers;
}
