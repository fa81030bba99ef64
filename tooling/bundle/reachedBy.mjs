/**
 * Returns a chunk name for all static imports of the given files, direct or indirect; the files themselves keep their
 * own chunks. Modules that match `except` are only re-exported by an index and used elsewhere.
 * Serves as `name` in `output.codeSplitting.groups` of Rolldown.
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
