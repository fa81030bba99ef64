import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { targets } from '../../../tooling/browsers/floor.mjs';
import { olderSheet } from '../../../tooling/browsers/olderSheet.mjs';

const start = /^\/\* vanilla-extract-css-ns:(\S+?)\?source=\S* \*\/$/m;

/** The styles of each module in a built stylesheet. */
function modulesOf(css: string): Map<string, string> {
  const [, ...parts] = css.split(start);
  return new Map(parts.flatMap((path, at) => (at % 2 === 0 ? [[path, parts[at + 1] ?? '']] : [])));
}

const readModules = async (entry: string) =>
  modulesOf(await readFile(join('dist', `${entry}.css`), 'utf8').catch(() => ''));

async function write(file: string, css: string): Promise<void> {
  const minified = await transform(css, {
    loader: 'css',
    target: targets,
    minifyWhitespace: true,
    charset: 'utf8',
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, minified.code);
}

/**
 * Writes dist/styles.css from the entry `styles`, and dist/styles/<name>.css with the part of it that the entries of that
 * name need. Modules are in the same order in all of them. dist/styles/older.css follows them where a browser has no container
 * queries. The bundler's own stylesheets are removed.
 */
export async function writeStylesheets(sheets: ReadonlyMap<string, readonly string[]>) {
  const all = await readModules('styles');
  const written = [...sheets].map(async ([name, entries]) => {
    const needed = (await Promise.all(entries.map(readModules))).flatMap((one) => [...one.keys()]);
    const missing = needed.find((path) => !all.has(path));
    if (missing) throw new Error(`the entry "styles" must reach ${missing}, as ${name} does`);
    const parts = [...all].filter(([path]) => needed.includes(path)).map(([, css]) => css);
    return [join('dist/styles', `${name}.css`), parts.join('\n')] as const;
  });
  const texts = await Promise.all(written);
  const files = await readdir('dist', { recursive: true });
  const own = files.filter((file) => file.endsWith('.css') || file === 'styles.js');
  await Promise.all(own.map((file) => rm(join('dist', file))));
  await Promise.all(texts.map(([file, css]) => write(file, css)));
  const styles = [...all.values()].join('\n');
  await write('dist/styles.css', styles);
  await write('dist/styles/older.css', olderSheet(styles));
  // For TypeScript, which looks for the types of imported stylesheets since version 6.
  await writeFile('dist/styles.d.ts', 'export {};\n');
}
