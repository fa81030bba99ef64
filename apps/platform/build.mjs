import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { importSource } from './build/importSource.mjs';

const root = import.meta.dirname;
const read = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

// The site, then what the server draws its pages with.
for (const configFile of ['vite.config.ts', 'vite.draw.config.ts'])
  await build({ configFile: join(root, configFile) });
const { writeSite } = await importSource(root, 'build/writeSite.ts');
writeSite(
  { dist: join(root, 'dist'), forServer: join(root, 'build/dist') },
  { early: read('@huiqi/draw/early.js'), firstCss: read('@huiqi/draw/first.css') },
);
