import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { olderSheet } from '../../tooling/browsers/olderSheet.mjs';
import { importSource } from './build/importSource.mjs';

const root = import.meta.dirname;
const read = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

// The site, then what the server draws its pages with.
for (const configFile of ['vite.config.ts', 'vite.draw.config.ts'])
  await build({ configFile: join(root, configFile) });
const { writeSite } = await importSource(root, 'build/writeSite.ts');
writeSite(
  { dist: join(root, 'dist'), forServer: join(root, 'build/dist') },
  {
    early: [
      readFileSync(join(root, 'public/assets/display.js'), 'utf8'),
      read('@huiqi/draw/early.js'),
    ],
    firstCss: read('@huiqi/draw/first.css'),
  },
);
// Loaded by applySheet.ts.
const assets = join(root, 'dist/assets');
for (const name of readdirSync(assets).filter((one) => /^style-.*\.css$/.test(one)))
  writeFileSync(
    join(assets, name.replace('.css', '.older.css')),
    olderSheet(readFileSync(join(assets, name), 'utf8')),
  );
