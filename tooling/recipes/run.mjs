// Installs the packed packages into small integrator projects outside the workspace, builds or tests them, and visits
// those that are pages.
//   node tooling/recipes/run.mjs [recipe …]
// With HUIQI_RECIPE_VERSION they are installed by name, from the registry that HUIQI_RECIPE_NPMRC leads to.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';
import { published, tarballOf } from '../tarballs/tarballs.mjs';
import { applyFor } from './applyFor.mjs';
import { builderSnippets } from './builderSnippets.mjs';
import { drawWidgets } from './drawWidgets.mjs';
import { everyComponent } from './everyComponent.mjs';
import { visitInBrowser } from './visitInBrowser.mjs';

const source = fromRoot('tooling', 'recipes');
const out = join(cacheDir, 'recipes');
const apiPort = 4170;
const api = `http://127.0.0.1:${apiPort}`;
/**
 * Recipes with pages: where their `npm start` serves them, and what a visitor does; a company applies for a product
 * once.
 */
const pages = {
  next: { origin: 'http://127.0.0.1:4171', visit: applyFor('100001') },
  vite: { origin: 'http://127.0.0.1:4172', visit: applyFor('100003') },
  webpack: { origin: 'http://127.0.0.1:4173', visit: applyFor('100006') },
  wrappers: { origin: 'http://127.0.0.1:4174', visit: drawWidgets },
};
// A server that an earlier run left behind would be visited instead.
for (const address of [api, ...Object.values(pages).map(({ origin }) => origin)])
  if (await fetch(address).catch(() => undefined))
    throw new Error(`${address} is in use: stop the program that serves it`);

// What Next and Jest are told by the gate must not reach their own commands.
const { NODE_ENV: _own, ...inherited } = toolEnv();
const env = {
  ...inherited,
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_HUIQI: api,
  VITE_HUIQI: api,
  HUIQI: api,
};
const recipes = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** A copy of the recipe. */
function place(name) {
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(source, name), folder, { recursive: true });
  for (const helper of ['exampleApi.mjs', 'renderComponent.mjs', 'textOf.mjs'])
    cpSync(join(source, helper), join(folder, helper));
  writeFileSync(join(folder, 'snippets.json'), snippets);
  writeFileSync(join(folder, 'documents.json'), documents);
  writeFileSync(join(folder, 'everyComponent.mjs'), components);
  if (npmrc) writeFileSync(join(folder, '.npmrc'), npmrc);
  return folder;
}

const npm = ['npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
// Links from its store in a third of the time, and only lets a package import its dependencies.
const pnpm = ['pnpm', 'add', '--ignore-workspace', '--config.lockfile=false', '--prefer-offline'];
/** Those installed by npm, which hoists; integrators use both. */
const hoisted = new Set(['next']);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** Registry and disk are waited for, so that the next recipe is installed while one is checked. */
async function install(name, tarballs) {
  const since = Date.now();
  const folder = place(name);
  const [command, ...args] = hoisted.has(name) ? npm : pnpm;
  await must(command, [...args, ...tarballs], { cwd: folder, env });
  return { folder, took: seconds(since) };
}

async function check(name, { folder, took }) {
  const since = Date.now();
  await must('npm', ['run', '--silent', 'check'], { cwd: folder, env });
  console.log(`✓ ${name}: installed in ${took}, checked in ${seconds(since)}`);
}

function fail(name, error) {
  console.log(`✗ ${name}\n${error.stack}`);
  process.exitCode = 1;
}

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named : recipes;
const snippets = JSON.stringify(await builderSnippets('https://huiqi.example'));
const components = everyComponent();
/** Documents outside of the tarballs, whose snippets are followed as well. */
const documents = JSON.stringify({
  repository: readFileSync(fromRoot('README.md'), 'utf8'),
  partner: readFileSync(fromRoot('examples/partner-backend/README.md'), 'utf8'),
  webhooks: readFileSync(fromRoot('docs/webhooks.md'), 'utf8'),
  theme: readFileSync(fromRoot('packages/components/src/theme/README.md'), 'utf8'),
});
const { HUIQI_RECIPE_VERSION: version, HUIQI_RECIPE_NPMRC: npmrc } = process.env;
const tarballs = published.map((name) => (version ? `@huiqi/${name}@${version}` : tarballOf(name)));
const places = new Map();
let before = Promise.resolve();
for (const name of chosen) {
  const place = before.then(() => install(name, tarballs));
  before = place.catch(() => undefined);
  places.set(name, place);
}
const built = [];
for (const name of chosen) {
  try {
    const place = await places.get(name);
    await check(name, place);
    if (name in pages) built.push({ name, env, folder: place.folder, ...pages[name] });
  } catch (error) {
    fail(name, error);
  }
}
if (built.length > 0) {
  const since = Date.now();
  for (const { name, error } of await visitInBrowser(apiPort, built)) {
    if (error) fail(name, error);
    else console.log(`✓ ${name}: visited`);
  }
  console.log(`visited in ${seconds(since)}`);
}
