import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { withStaticImports } from './graph.mjs';
import { sizesOfFiles, sizesOfSource } from './measure.mjs';
import { sizesOfPage } from './site.mjs';
import { smallImports } from './smallImports.mjs';

/** Resolves `@huiqi/sdk` like an application that depends on it. */
const user = fromRoot('packages/components');
const embedDist = fromRoot('packages/embed/dist');
const platformDist = fromRoot('apps/platform/dist');

/** Returns the files below a folder whose names match. Throws if there are none. */
function find(folder, pattern) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
  if (files.length === 0) throw new Error(`no file like ${pattern} in the build`);
  return files;
}

const scripts = (files) => {
  if (files.length === 0) throw new Error('the page loads no script');
  return sizesOfFiles(files);
};

/** Scripts that a landing page loads: the site's entry and its own. */
function firstLoad(path) {
  const file = fromRoot('apps/platform/build/dist/site.json');
  const { entry, pages } = JSON.parse(readFileSync(file, 'utf8'));
  const own = pages.find(({ paths }) => paths.includes(path)).scripts;
  return scripts(withStaticImports([entry, ...own].map((name) => join(platformDist, name))));
}

/** All files of a page except pictures and fonts, as the server sends it. */
const page = (path) => () => sizesOfPage(path, platformDist);

/** Measurements by name. Each resolves with { gzip, brotli } in bytes. */
export const subjects = {
  ...smallImports,
  'sdk: one call': () =>
    sizesOfSource("export { createClient, listProducts } from '@huiqi/sdk';", user),
  'sdk: everything': () => sizesOfSource("export * from '@huiqi/sdk';", user),
  'embed: loader': () => sizesOfFiles(find(embedDist, /(^|[\\/])loader\.js$/).slice(0, 1)),
  'embed: loan.js': () => sizesOfFiles(find(embedDist, /server[\\/]loan\.js$/)),
  'embed: product list': () =>
    scripts(
      withStaticImports(
        [/(^|[\\/])app\.js$/, /(^|[\\/])list\.js$/].map((pattern) => find(embedDist, pattern)[0]),
      ),
    ),
  'platform: /homePage': () => firstLoad('/homePage'),
  'platform: /loan': () => firstLoad('/loan'),
  'page: /homePage': page('/homePage'),
  'page: /loan': page('/loan'),
  'page: /productDetail': page('/productDetail/100001'),
  'page: /policyOnline': page('/policyOnline'),
  'page: /policyDetail': page('/policyDetail/5001'),
};
