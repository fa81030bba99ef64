import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { targets } from '../../tooling/browsers/floor.mjs';
import { clientEntry } from './build/clientEntry.js';
import { buildServerEntry } from './build/serverEntry.js';
import { shakeable } from './build/shakeable.js';
import { writeStylesheets } from './build/stylesheets.js';

const conditions = ['@huiqi/source'];
const foldersIn = (folder: string) =>
  readdirSync(join('src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

// Entries are derived from folders, by the same rules as the patterns of `exports` in package.json.
const features = foldersIn('features');
const indexes = ['ui', 'patterns', ...features].map((folder) => `src/${folder}/index.ts`);
const screens = features.flatMap((folder) =>
  readdirSync(join('src', folder))
    .filter((file) => file.endsWith('Screen.tsx'))
    .map((file) => `src/${folder}/${file}`),
);
const primitives = foldersIn('ui')
  .map((folder) => `src/${folder}/${folder.split('/').at(-1)}.tsx`)
  .filter((file) => existsSync(file));
/** Hooks and dictionaries: for the browser, but without anything to render. */
const unrooted = ['src/provider/index.ts', 'src/locale/en.ts'];
/** Plain values and functions, which React server components can use as well. */
const plain = ['theme', 'theme/appearance'].map((folder) => `src/${folder}/index.ts`);

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

/** Entry of all styles. The theme comes first in the cascade. */
function stylesEntry(): string {
  const imports = ['src/theme/index.ts', ...indexes, ...screens, ...primitives].map(
    (file) => `import '../../${file.replace(/\.tsx?$/, '.js')}';\n`,
  );
  mkdirSync('node_modules/.styles', { recursive: true });
  writeFileSync('node_modules/.styles/styles.ts', imports.join(''));
  return 'node_modules/.styles/styles.ts';
}

/** Entries by the name of the stylesheet that is enough for them. */
const sheet = (name: string, ...entries: string[]) =>
  [name, ['provider/index', ...entries]] as const;
const sheets = new Map([
  sheet('ui', 'ui/index'),
  sheet('patterns', 'patterns/index'),
  ...primitives.map((file) => sheet(`ui/${basename(file, '.tsx')}`, nameOf(file))),
  ...features.map((folder) =>
    sheet(
      basename(folder),
      `${folder}/index`,
      ...screens.map(nameOf).filter((name) => name.startsWith(`${folder}/`)),
    ),
  ),
]);

const published = Object.fromEntries([
  ...[...indexes, ...screens, ...primitives].map((file) => [
    nameOf(file),
    clientEntry(file, { isRooted: true }),
  ]),
  ...unrooted.map((file) => [nameOf(file), clientEntry(file, { isRooted: false })]),
  ...plain.map((file) => [nameOf(file), file]),
]);

const common: Options = {
  format: 'esm',
  target: targets,
  platform: 'browser',
  // Types come from the native compiler, which is faster than the bundler's own (`build` in package.json).
  dts: false,
  plugins: [shakeable],
  esbuildOptions(options) {
    options.minifySyntax = true;
    options.charset = 'utf8';
  },
};

export default defineConfig({
  ...common,
  entry: { styles: stylesEntry(), ...published },
  splitting: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions } })],
  onSuccess: async () => {
    await writeStylesheets(sheets);
    await buildServerEntry('prefetch/index', common);
  },
});
