import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const conditions = ['@huiqi/source'];
const foldersIn = (folder: string) =>
  readdirSync(join('src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

// Entries derive from folders, by the same rules as the patterns of `exports` in package.json.
const features = foldersIn('features');
const indexes = ['provider', 'theme', 'ui', 'patterns', ...features].map(
  (folder) => `src/${folder}/index.ts`,
);
const screens = features.flatMap((folder) =>
  readdirSync(join('src', folder))
    .filter((file) => file.endsWith('Screen.tsx'))
    .map((file) => `src/${folder}/${file}`),
);
const primitives = foldersIn('ui')
  .map((folder) => `src/${folder}/${folder.split('/').at(-1)}.tsx`)
  .filter((file) => existsSync(file));

/** Entry of dist/styles.css. The theme comes first in the cascade. */
function stylesEntry(): string {
  const imports = ['theme', 'ui', 'patterns', ...features].map(
    (folder) => `import '../../src/${folder}/index.js';\n`,
  );
  mkdirSync('node_modules/.styles', { recursive: true });
  writeFileSync('node_modules/.styles/styles.ts', imports.join(''));
  return 'node_modules/.styles/styles.ts';
}

/** Consumers link one stylesheet: those of the other entries repeat parts of it. */
async function keepOneStylesheet(): Promise<void> {
  const files = await readdir('dist', { recursive: true });
  const spare = files.filter(
    (file) => /\.css(\.map)?$/.test(file) && !file.startsWith('styles.css'),
  );
  const empty = ['styles.js', 'styles.js.map'];
  await Promise.all([...spare, ...empty].map((file) => rm(join('dist', file), { force: true })));
}

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

export default defineConfig({
  entry: {
    styles: stylesEntry(),
    ...Object.fromEntries(
      [...indexes, 'src/locale/en.ts', ...screens, ...primitives].map((file) => [
        nameOf(file),
        file,
      ]),
    ),
  },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // Types come from `tsc -p tsconfig.types.json`, which is faster than the bundler's own.
  dts: false,
  splitting: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions } })],
  esbuildOptions(options) {
    // Otherwise the stylesheet carries vanilla-extract's sources as base64 comments.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.charset = 'utf8';
  },
  onSuccess: keepOneStylesheet,
});
