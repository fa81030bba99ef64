interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ChunkingContext {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * Names a chunk for whatever the given pages import without waiting, however deep. What stands in `except` comes by
 * way of an index that these pages read from, and only others use it.
 */
export function withPages(
  chunk: string,
  pages: readonly string[],
  except: RegExp,
): (id: string, context: ChunkingContext) => string | null {
  let needed: Set<string> | undefined;
  return (id, context) => {
    needed ??= reach(
      pages.map((page) => new URL(`../src/pages/${page}.tsx`, import.meta.url).pathname),
      (from) => (context.getModuleInfo(from)?.importedIds ?? []).filter((to) => !except.test(to)),
    );
    return needed.has(id) ? chunk : null;
  };
}

/** Everything that is reached, without the starts: each page keeps a file of its own. */
function reach(starts: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const to of next(id)) found.add(to);
  for (const id of starts) found.delete(id);
  return found;
}
