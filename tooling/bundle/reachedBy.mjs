/**
 * Names a chunk for whatever the given files import without waiting, however deep; the files themselves keep chunks of
 * their own. What fits `except` comes by way of an index that they read from, and only others use it.
 * Goes into `output.codeSplitting.groups` of Rolldown as `name`.
 *
 * @param {string} chunk
 * @param {readonly string[]} files absolute paths
 * @param {RegExp} except
 */
export function reachedBy(chunk, files, except) {
  /** @type {Set<string> | undefined} */
  let needed;
  /** @type {import('./reachedBy.mjs').ChunkName} */
  return (id, context) => {
    needed ??= reach(files, (from) =>
      (context.getModuleInfo(from)?.importedIds ?? []).filter((to) => !except.test(to)),
    );
    return needed.has(id) ? chunk : null;
  };
}

/**
 * @param {readonly string[]} starts
 * @param {(id: string) => readonly string[]} next
 */
function reach(starts, next) {
  const found = new Set(starts);
  for (const id of found) for (const to of next(id)) found.add(to);
  for (const id of starts) found.delete(id);
  return found;
}
