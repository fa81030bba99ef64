/** Runs tasks one after another, also after a failed one; throws the first failure at the end. */
export async function inTurn(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
