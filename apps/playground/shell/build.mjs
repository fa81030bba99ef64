import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build as buildPages } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

// The program of the simulated client, and the page in which it is seen.
await bundle({
  entryPoints: [at('server/main.ts')],
  outfile: at('dist/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
await buildPages({ configFile: at('vite.config.ts') });
