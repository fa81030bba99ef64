import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

// The partner's server; its page is plain files, as many partners write them.
await build({
  entryPoints: [at('server/main.ts')],
  outfile: at('dist/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@huiqi/source'],
  logLevel: 'warning',
});
await cp(at('site'), at('dist/site'), { recursive: true });
