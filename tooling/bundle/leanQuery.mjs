/** What stands in for the parts of TanStack Query that nothing here uses: writes go through `useMutationOf`, and lists are paged. */
const standIns = {
  mutationCache: `export class MutationCache {
    clear() {}
    findAll() { return []; }
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  infiniteQueryBehavior: `
    const refuse = () => { throw new Error('infinite queries are not part of this build'); };
    export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };`,
};
const part = /query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/**
 * A plugin of Vite that leaves those parts out of a build, 2 KB of its first load. It fails the build if a part is
 * not where it was, as after an upgrade.
 *
 * @returns {import('vite').Plugin}
 */
export function leanQuery() {
  /** @type {Set<string>} */
  const seen = new Set();
  return {
    name: 'huiqi-lean-query',
    apply: 'build',
    load(id) {
      const name = part.exec(id)?.[1] ?? '';
      if (!Object.hasOwn(standIns, name)) return null;
      seen.add(name);
      return standIns[/** @type {keyof typeof standIns} */ (name)];
    },
    buildEnd(error) {
      const missing = Object.keys(standIns).filter((name) => !seen.has(name));
      if (!error && missing.length > 0)
        throw new Error(`TanStack Query has no ${missing.join(', ')}`);
    },
  };
}
