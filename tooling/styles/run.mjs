// Refuses what built stylesheets use that browsers of the floor do not have, without another declaration for them.
import { readFileSync, readdirSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { floor } from '../browsers/floor.mjs';
import { knownStyles } from './known.mjs';
import { youngStyles } from './youngStyles.mjs';

/** The first versions that have container queries: older ones load another stylesheet after this one (olderSheet.mjs). */
const withContainers = { chrome: 105, firefox: 110, safari: 16 };
const assets = 'apps/platform/dist/assets';
const sheets = [
  ...readdirSync(fromRoot(assets))
    .filter((name) => /^style-.*\.css$/.test(name))
    .map((name) => `${assets}/${name}`),
  ...['widget.css', 'widget.older.css'].map((name) => `packages/embed/dist/v1/${name}`),
  ...['styles.css', 'styles/older.css'].map((name) => `packages/components/dist/${name}`),
  'packages/draw/first.css',
];

const unused = new Set(Object.keys(knownStyles));
let isGood = true;
for (const file of sheets) {
  const versions = /older|first/.test(file) ? floor : withContainers;
  for (const name of youngStyles(readFileSync(fromRoot(file), 'utf8'), versions)) {
    unused.delete(name);
    if (name in knownStyles) continue;
    isGood = false;
    console.log(`${file}: ${name} is younger than the supported browsers (docs/browsers.md)`);
  }
}
for (const name of unused) console.log(`tooling/styles/known.mjs: nothing uses ${name}`);
process.exitCode = isGood && unused.size === 0 ? 0 : 1;
