import { join } from 'node:path';
import { rolldown } from 'rolldown';

const prefix = 'host:';

/** The chunks that an entry loads at once. */
function loadedAtOnce(output, entry) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([entry.fileName]);
  for (const name of found) {
    for (const imported of chunks.get(name).imports) if (chunks.has(imported)) found.add(imported);
  }
  return [...found].map((name) => chunks.get(name).code);
}

/** What minified bundles of ESM sources in `folder` load at once, by name, as Vite produces them. */
export async function rolldownBundles(sources, folder, external) {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.keys(sources).map((name) => [name, prefix + name])),
    external,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'sources',
        resolveId(id, importer) {
          if (id.startsWith(prefix)) return id;
          return importer?.startsWith(prefix)
            ? this.resolve(id, join(folder, 'host.js'))
            : undefined;
        },
        load: (id) => (id.startsWith(prefix) ? sources[id.slice(prefix.length)] : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return Object.fromEntries(
    output
      .filter(({ isEntry }) => isEntry)
      .map((entry) => [entry.name, Buffer.from(loadedAtOnce(output, entry).join('\n'))]),
  );
}
