const folder = /^packages\/components\/src\/ui\/([A-Z]\w*)\//;
/** Render nothing themselves. The list may only shrink. */
const exempt = ['Portal'];

/** Every primitive has a story, which axe checks, and a test. */
export function primitives(files, spared = exempt) {
  const held = new Map();
  for (const { path } of files) {
    const name = folder.exec(path)?.[1];
    if (name) held.set(name, [...(held.get(name) ?? []), path]);
  }
  const lacks = (paths, ending) => !paths.some((path) => path.endsWith(ending));
  return [...held]
    .filter(([name]) => !spared.includes(name))
    .flatMap(([name, paths]) => [
      ...(lacks(paths, '.stories.tsx') ? [`ui/${name}: no story`] : []),
      ...(lacks(paths, '.test.tsx') ? [`ui/${name}: no test`] : []),
    ]);
}
