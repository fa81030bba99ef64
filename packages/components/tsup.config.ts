import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const features = ['loans', 'account', 'orders', 'notices', 'home'];
const folders = [
  'provider',
  'theme',
  'ui',
  'patterns',
  ...features.map((one) => `features/${one}`),
];
/** Single screens and primitives, for those who load one at a time. */
const singles = [
  'ui/Button/Button.tsx',
  'ui/ErrorPanel/ErrorPanel.tsx',
  'ui/Skeleton/Skeleton.tsx',
  'features/loans/ApplyFail.tsx',
  'features/loans/ApplyStatus.tsx',
  'features/loans/ApplyWizard.tsx',
  'features/loans/ProductDetail.tsx',
  'features/loans/ProductList.tsx',
  'features/loans/productFilters.ts',
  'features/shared/productLink.ts',
];
const conditions = ['@huiqi/source'];

/** Consumers link one stylesheet: those of the single entries repeat parts of it. */
async function keepOneStylesheet(): Promise<void> {
  const files = await readdir('dist', { recursive: true });
  const spare = files.filter(
    (file) => /\.css(\.map)?$/.test(file) && !file.startsWith('styles.css'),
  );
  const empty = ['styles.js', 'styles.js.map'];
  await Promise.all([...spare, ...empty].map((file) => rm(join('dist', file), { force: true })));
}

export default defineConfig({
  entry: {
    styles: 'src/styles.ts',
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
    ...Object.fromEntries(singles.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`])),
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
