import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shellDocument, type SiteManifest, type SitePage } from '@huiqi/draw';
import {
  failureDocument,
  lateBar,
  olderBar,
  parseSheet,
  shapesOf,
  withoutScripts,
} from '@huiqi/draw/build';
import type { Manifest } from 'vite';
import { floor } from '../../../tooling/browsers/floor.mjs';
import { firstPageRoutes } from '../src/routes/firstRoutes.js';
import type { PageRoute } from '../src/routes/route.js';
import { samples } from '../src/routes/samples.js';
import { navigation, pageRoutes, redirects } from '../src/routes/siteRoutes.js';
import { hotline } from '../src/shell/hotline.js';
import { menuGroups } from '../src/shell/menuGroups.js';
import { modulesOf } from './modulesOf.js';

const root = join(import.meta.dirname, '..');
const entry = 'src/main.tsx';
/** The routes that are not part of the first load. */
const tableOfOthers = 'src/routes/moreRoutes.tsx';
/** What a layout loads beside the page (src/routes/pageCode.ts). */
const frames = { centre: 'src/shell/centrePage.tsx', desk: 'src/shell/deskPage.tsx' };
/** What the header and the footer of these pages load, which are those of signed-in users. */
const around = ['src/shell/SignedInArea.tsx', 'src/shell/SiteFooter.tsx'];

/** Chunks with all that they import. */
function withImports(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return found;
}

function describePages(manifest: Manifest): SitePage[] {
  const first = new Set(firstPageRoutes.map(({ path }) => path));
  const started = withImports(manifest, [entry]);
  const scriptsOf = (route: PageRoute): string[] => {
    const { path, layout } = route;
    // What is imported statically elsewhere has no chunk of its own.
    const keys = modulesOf(root, route)
      .map((file) => relative(root, file))
      .filter((key) => manifest[key]);
    if (!first.has(path)) keys.push(tableOfOthers);
    const isFramed = layout === 'centre' || layout === 'desk';
    if (isFramed) keys.push(frames[layout]);
    const parts = [withImports(manifest, keys), withImports(manifest, isFramed ? around : [])];
    return [...new Set(parts.flatMap((files) => [...files]))]
      .filter((key) => !started.has(key))
      .map((key) => `/${manifest[key]?.file}`);
  };
  return pageRoutes.map((route) => {
    const { path, title, layout = 'site', drawn = false } = route;
    const from = redirects.filter(({ redirect }) => redirect === path).map((one) => one.path);
    return {
      paths: drawn ? [...from, path] : [path],
      title,
      shape: layout === 'site' && !first.has(path) ? 'page' : layout,
      drawn,
      scripts: scriptsOf(route),
    };
  });
}

/**
 * Completes the build of the site: writes what the server needs to send its pages (site.json, beside the bundle that draws
 * them), the documents of unknown addresses (index.html) and of failures (unavailable.html), and the addresses of all
 * pages for the tests that open each of them (pages.json).
 */
export function writeSite(
  { dist, forServer }: { readonly dist: string; readonly forServer: string },
  { early, firstCss }: { readonly early: readonly string[]; readonly firstCss: string },
): void {
  const vite = join(dist, '.vite');
  const manifest = JSON.parse(readFileSync(join(vite, 'manifest.json'), 'utf8')) as Manifest;
  const sheet = manifest['style.css']?.file;
  if (sheet === undefined) throw new Error('the build has no stylesheet');
  const site: SiteManifest = {
    entry: `/${manifest[entry]?.file}`,
    sheet: `/${sheet}`,
    rules: parseSheet(readFileSync(join(dist, sheet), 'utf8')),
    early: early.join('').replace(/^\s*\/\/.*\n|^\s+/gm, ''),
    shapes: shapesOf({ navigation, groups: menuGroups }),
    late: lateBar(hotline),
    older: olderBar(hotline, floor),
    withoutScripts: withoutScripts(hotline),
    pages: describePages(manifest),
  };
  const tested = pageRoutes.map(({ path, permission = null }, at) => ({
    address: samples[path] ?? path,
    permission,
    shape: site.pages[at]?.shape,
    drawn: site.pages[at]?.drawn,
  }));
  mkdirSync(forServer, { recursive: true });
  writeFileSync(join(forServer, 'site.json'), JSON.stringify(site));
  writeFileSync(
    join(dist, 'index.html'),
    shellDocument(site, { title: '', shape: 'site', scripts: [] }),
  );
  writeFileSync(join(dist, 'unavailable.html'), failureDocument(hotline));
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(tested));
  writeFileSync(join(dist, 'assets/first.css'), firstCss);
  rmSync(vite, { recursive: true });
}
