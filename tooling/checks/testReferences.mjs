const tables = {
  'docs/adoption.md': {},
  'docs/embed-security.md': {},
  'docs/host-bridge.md': {
    packages: 'packages/sdk/src/bridge',
    apps: 'apps/playground/shell/test',
  },
};
const row = /^\| ([A-Z]-\d\d) +\|.*\| ([^|]+)\|$/gm;
/** `e2e/specs/embed` ("part of a title"); the part may be missing. */
const reference = /`([\w.-]+(?:\/[\w.-]+)+)`(?: \("([^"]+)"\))?/g;
const endings = ['.spec.ts', '.test.ts', '.test.tsx', '.test.mjs', '.mjs'];

function expand(path, prefixes) {
  const [first, ...rest] = path.split('/');
  return prefixes[first] ? [prefixes[first], ...rest].join('/') : path;
}

/** The tests named in a requirements table exist: each file, and the quoted parts of titles. */
export function testReferences(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return Object.entries(tables).flatMap(([table, prefixes]) =>
    [...(texts.get(table) ?? '').matchAll(row)].flatMap(([, id, tests]) => {
      const named = [...tests.matchAll(reference)];
      if (named.length === 0) return [`${table}: ${id} names no test`];
      return named.flatMap(([, path, words]) => {
        const whole = expand(path, prefixes);
        const file = endings.map((ending) => whole + ending).find((one) => texts.has(one));
        if (!file) return [`${table}: ${id} names ${path}, which is no test`];
        return words && !texts.get(file).includes(words)
          ? [`${table}: ${id} quotes "${words}", which ${file} does not say`]
          : [];
      });
    }),
  );
}
