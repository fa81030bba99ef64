import {
  apps,
  copyKeys,
  featureUses,
  libraries,
  moduleUses,
  packages,
  serverSdkFolders,
  serverTiers,
  sharedSql,
  tiers,
  tiersWithoutSdk,
} from './table.mjs';

const any = (parts) => `(?:${parts.join('|')})`;
const componentsSrc = 'packages/components/src';
const allFolders = [...packages, ...apps].map(({ folder }) => folder);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A module by its package name, as resolved on disk or left unresolved. */
const moduleOf = (names) =>
  any(names.map((name) => `(?:^|node_modules/)${name}${name.endsWith('/') ? '' : '(?:/|$)'}`));

const packageOrder = packages.map(({ folder }, index) =>
  rule(
    `order-${folder}`,
    'openapi → sdk → components → embed → apps: no import upwards',
    { path: `^${folder}/` },
    { path: `^${any([...packages.slice(index + 1), ...apps].map((one) => one.folder))}/` },
  ),
);

const appUses = apps.map(({ folder, uses }) =>
  rule(
    `uses-${folder}`,
    `${folder} imports only from ${uses.join(', ') || 'no package'}`,
    { path: `^${folder}/` },
    { path: `^${any(allFolders.filter((one) => one !== folder && !uses.includes(one)))}/` },
  ),
);

// A relative path is `local`; a name that Node resolves through node_modules is not.
const byName = [...packages, ...apps].map(({ folder }) =>
  rule(
    `by-name-${folder}`,
    'another package is imported by its name and an entry of its exports, never by path',
    { path: `^${folder}/` },
    {
      path: `^${any(allFolders.filter((one) => one !== folder))}/`,
      dependencyTypes: ['local'],
    },
  ),
);

const server = rule(
  'server-sdk-domain',
  "the server runs the SDK's domain rules and contract metadata and borrows its types, nothing else",
  { path: '^apps/server/' },
  {
    path: '^packages/sdk/',
    pathNot: `^packages/sdk/src/${any(serverSdkFolders)}/`,
    dependencyTypesNot: ['type-only'],
  },
);

const serverSrc = 'apps/server/src';
const modulesSrc = `${serverSrc}/modules`;
/** Server files that only tests use. */
const serverTests = ['\\.test\\.ts$', '/calls\\.ts$', `^${serverSrc}/(?:callKit|testing)/`];

const serverOrder = serverTiers
  .slice(0, -1)
  .flatMap((folders, index) =>
    folders.map((folder) =>
      rule(
        `server-tier-${folder}`,
        `${serverTiers.map((names) => names.join(', ')).join(' < ')}: a tier imports itself and lower ones`,
        { path: `^${serverSrc}/${folder}(?:/|$)`, pathNot: serverTests },
        { path: `^${serverSrc}/${any(serverTiers.slice(index + 1).flat())}(?:/|$)` },
      ),
    ),
  );

const serverDomains = [
  rule(
    'domain-to-domain',
    'a domain imports itself, lower tiers and the domains that moduleUses declares for it',
    {
      path: `^${modulesSrc}/([^/]+)/`,
      pathNot: [...serverTests, `^${modulesSrc}/${any(Object.keys(moduleUses))}/`],
    },
    { path: `^${modulesSrc}/[^/]+/`, pathNot: `^${modulesSrc}/$1/` },
  ),
  ...Object.entries(moduleUses).map(([domain, uses]) =>
    rule(
      `domain-${domain}`,
      `${domain} imports no domain but ${uses.join(', ')}`,
      { path: `^${modulesSrc}/${domain}/`, pathNot: serverTests },
      { path: `^${modulesSrc}/[^/]+/`, pathNot: `^${modulesSrc}/${any([domain, ...uses])}/` },
    ),
  ),
  rule(
    'server-domain-private',
    "a domain uses another's tables, repository and rules, never its handlers or calls",
    { path: `^${modulesSrc}/([^/]+)/`, pathNot: serverTests },
    {
      path: `^${modulesSrc}/[^/]+/(?:handlers|calls)\\.ts$`,
      pathNot: `^${modulesSrc}/$1/`,
    },
  ),
  rule(
    'server-no-testing',
    'what tests need stays out of the program',
    { path: `^${serverSrc}/`, pathNot: serverTests },
    { path: `^${serverSrc}/(?:callKit|testing)/` },
  ),
  rule(
    'server-calls-below-testing',
    'domains declare their calls with callKit; testing is above the domains, because it tries them',
    { path: [`^${serverSrc}/callKit/`, '/calls\\.ts$'] },
    { path: `^${serverSrc}/testing/` },
  ),
  rule(
    'server-call-kit-below-domains',
    'what domains declare their calls with knows none of them',
    { path: `^${serverSrc}/callKit/` },
    { path: `^${modulesSrc}/` },
  ),
];

const tierOrder = tiers
  .slice(0, -1)
  .map((tier, index) =>
    rule(
      `tier-${tier}`,
      `${tiers.join(' < ')}: a tier imports itself and lower ones`,
      { path: `^${componentsSrc}/${tier}/`, pathNot: `^${copyKeys}$` },
      { path: `^${componentsSrc}/${any(tiers.slice(index + 1))}/` },
    ),
  );

const copyTypes = rule(
  'copy-keys-are-types',
  'the list of dictionaries takes their types alone, so that no text comes along',
  { path: `^${copyKeys}$` },
  { path: `^${componentsSrc}/`, dependencyTypesNot: ['type-only'] },
);

const featuresSrc = `${componentsSrc}/features`;

const features = [
  rule(
    'feature-to-feature',
    'a feature imports itself, lower tiers and the features that featureUses declares for it',
    {
      path: `^${featuresSrc}/([^/]+)/`,
      pathNot: `^${featuresSrc}/${any(Object.keys(featureUses))}/`,
    },
    { path: `^${featuresSrc}/`, pathNot: `^${featuresSrc}/$1/` },
  ),
  ...Object.entries(featureUses).map(([feature, uses]) =>
    rule(
      `feature-${feature}`,
      `${feature} imports no feature but ${uses.join(', ')}`,
      { path: `^${featuresSrc}/${feature}/` },
      { path: `^${featuresSrc}/`, pathNot: `^${featuresSrc}/${any([feature, ...uses])}/` },
    ),
  ),
  rule(
    'no-sdk-below-provider',
    'theme, ui and patterns draw plain data and know no SDK, not even its types',
    { path: `^${componentsSrc}/${any(tiersWithoutSdk)}/` },
    { path: `^packages/sdk/|${moduleOf(['@huiqi/sdk'])}` },
  ),
];

const pureDomain = rule(
  'sdk-domain-is-pure',
  'the domain rules stand alone: no client, no session, no bridge',
  { path: '^packages/sdk/src/domain/', pathNot: '\\.test\\.ts$' },
  { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/(?:builtins|domain|generated)/' },
);

const sql = rule(
  'sql-in-repositories',
  'queries stand in `repository.ts` and `…Repository.ts`; conditions that several share are listed in sharedSql',
  {
    path: `^${modulesSrc}/[^/]+/`,
    pathNot: [
      ...serverTests,
      '/(?:r|\\w+R)epository\\.ts$',
      `^${modulesSrc}/${any(sharedSql)}\\.ts$`,
    ],
  },
  {
    path: moduleOf(['drizzle-orm', 'pg', '@electric-sql/pglite']),
    dependencyTypesNot: ['type-only'],
  },
);

const onlyIn = libraries.map(({ name, modules, only }) =>
  rule(
    `only-${name}`,
    `${modules.join(', ')} may be imported in ${only.join(', ')} alone`,
    { path: '^(?:openapi|packages|apps|bench|e2e)/', pathNot: `^${any(only)}` },
    { path: moduleOf(modules) },
  ),
);

const cycles = rule(
  'no-cycles',
  'modules that need each other, be it for a type, cannot be read or tested alone',
  {},
  { circular: true },
);

const unresolved = rule(
  'no-unresolvable',
  'the import leads nowhere, or past the exports of a package',
  // Packages that only bench uses are not installed here.
  { path: '^(?:packages|apps|e2e)/' },
  // Type-only packages and virtual modules of the build tools cannot be resolved on disk.
  { couldNotResolve: true, pathNot: '^(?:virtual:|node:|vitest/)|\\.css$' },
);

export const rules = [
  ...packageOrder,
  ...appUses,
  ...byName,
  server,
  ...serverOrder,
  ...serverDomains,
  ...tierOrder,
  copyTypes,
  ...features,
  pureDomain,
  sql,
  ...onlyIn,
  cycles,
  unresolved,
];
