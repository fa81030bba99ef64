import { posix } from 'node:path';
import { apps, copyKeys, featureUses, moduleUses, packages, serverTiers, tiers } from './table.mjs';

const json = (value) => `${JSON.stringify(value)}\n`;
const src = 'packages/components/src';
const serverSrc = 'apps/server/src';
const ordersModule = `${serverSrc}/modules/orders`;
const [anApp, anotherApp] = ['apps/platform/src/main.ts', 'apps/playground/src/main.ts'];

const entry = (name, subpaths) =>
  json({
    name,
    type: 'module',
    exports: Object.fromEntries(
      subpaths.map(([subpath, file]) => [
        subpath,
        { '@huiqi/source': file, default: './dist/x.js' },
      ]),
    ),
  });

/** A file of a tier, which is a folder or a single file. */
const fileOfTier = (name, file = 'tier.ts') =>
  name.endsWith('.ts') ? `${serverSrc}/${name}` : `${serverSrc}/${name}/${file}`;

/** A small repository with allowed imports only. */
export const cleanTree = {
  'openapi/package.json': json({
    name: '@huiqi/openapi',
    exports: { './bundle.json': './bundle.json' },
  }),
  'openapi/bundle.json': '{}\n',
  'packages/sdk/package.json': entry('@huiqi/sdk', [
    ['.', './src/index.ts'],
    ['./domain', './src/domain/index.ts'],
  ]),
  'packages/sdk/src/index.ts':
    "export { createClient } from './client/createClient.js';\nexport type { Wan } from './domain/index.js';\n",
  'packages/sdk/src/client/createClient.ts':
    "import createFetch from 'openapi-fetch';\nexport const createClient = () => createFetch;\n",
  'packages/sdk/src/domain/index.ts':
    'export type Wan = string;\nexport const isWan = () => true;\n',
  'packages/components/package.json': entry('@huiqi/components', [
    ['./ui', './src/ui/index.ts'],
    ['./products', './src/features/products/index.ts'],
  ]),
  [`${src}/copy/createCopy.ts`]: 'export const createCopy = () => {};\n',
  [`${src}/theme/vars.ts`]: 'export const vars = {};\n',
  [`${src}/prefetch/up.ts`]: 'export const prefetch = 1;\n',
  [`${src}/locale/en.ts`]:
    "import { products } from '../features/products/index.js';\nexport const en = products;\n",
  [`${src}/ui/index.ts`]:
    "import '@radix-ui/react-dialog';\nimport { vars } from '../theme/vars.js';\nexport const Button = vars;\n",
  [`${src}/patterns/state.ts`]:
    "import { Button } from '../ui/index.js';\nexport const state = Button;\n",
  [`${src}/provider/provider.ts`]:
    "import { createClient } from '@huiqi/sdk';\nimport { state } from '../patterns/state.js';\nexport const provider = [createClient, state];\n",
  [`${src}/features/companies/index.ts`]:
    "import { provider } from '../../provider/provider.js';\nexport const companies = provider;\n",
  [`${src}/features/products/index.ts`]:
    "import { companies } from '../companies/index.js';\nexport const products = companies;\n",
  'packages/embed/package.json': entry('@huiqi/embed', [['./routes', './src/routes.ts']]),
  'packages/embed/src/routes.ts':
    "import { products } from '@huiqi/components/products';\nexport const routes = [products];\n",
  'apps/platform/src/main.ts':
    "import 'wouter';\nimport { routes } from '@huiqi/embed/routes';\nimport { createClient } from '@huiqi/sdk';\nexport const main = [routes, createClient];\n",
  'apps/playground/src/main.ts':
    "import { products } from '@huiqi/components/products';\nexport const main = products;\n",
  'apps/server/src/main.ts':
    "import contract from '@huiqi/openapi/bundle.json';\nimport type { Wan } from '@huiqi/sdk';\nimport { isWan } from '@huiqi/sdk/domain';\nexport const main = [contract, isWan];\nexport type Amount = Wan;\n",
  ...Object.fromEntries(
    serverTiers
      .flat()
      .filter((name) => !name.endsWith('.ts'))
      .map((name) => [fileOfTier(name), 'export const tier = 1;\n']),
  ),
  [`${serverSrc}/testing/world.ts`]:
    "import { handlers } from '../modules/orders/handlers.js';\nexport const world = handlers;\n",
  [`${serverSrc}/schema/orders.ts`]: "import 'drizzle-orm';\nexport const table = 1;\n",
  [`${ordersModule}/repository.ts`]:
    "import 'drizzle-orm';\nimport { tier } from '../../http/serve/tier.js';\nimport { table } from '../../schema/orders.js';\nexport const repository = [table, tier];\n",
  [`${ordersModule}/lineRepository.ts`]: "import 'drizzle-orm';\nexport const lines = 1;\n",
  [`${ordersModule}/handlers.ts`]:
    "import { repository } from './repository.js';\nexport const handlers = repository;\n",
  [`${serverSrc}/seed/orders/seed.ts`]:
    "import { repository } from '../../modules/orders/repository.js';\nexport const seed = repository;\n",
  [`${serverSrc}/seed/notices/seed.ts`]:
    "import { seed as orders } from '../orders/seed.js';\nexport const seed = orders;\n",
  [`${serverSrc}/callKit/kit.ts`]: 'export const kit = 1;\n',
  [`${serverSrc}/modules/notices/calls.ts`]:
    "import { kit } from '../../callKit/kit.js';\nimport { table } from '../../schema/orders.js';\nexport const calls = [kit, table];\n",
  [`${serverSrc}/modules/relations/repository.ts`]:
    "import { repository as orders } from '../orders/repository.js';\nexport const repository = orders;\n",
  'e2e/specs/one.spec.ts': 'export const one = 1;\n',
};

const importPath = (from, to) => {
  const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
};

const violation = (rule, path, ...imports) => ({
  rule,
  files: {
    [path]: `${imports.map((name) => `import '${name}';`).join('\n')}\nexport const imported = 1;\n`,
  },
});

/** One violation of every rule; the first file of each must be refused by that rule. */
export const violations = [
  ...packages.map(({ folder }) => {
    const path = `${folder}/src/up.ts`;
    return violation(`order-${folder}`, path, importPath(path, anApp));
  }),
  violation('order-packages/sdk', 'packages/sdk/src/byName.ts', '@huiqi/components/ui'),
  ...apps.map(({ folder }) => {
    const path = `${folder}/src/other.ts`;
    return violation(
      `uses-${folder}`,
      path,
      importPath(path, folder === 'apps/platform' ? anotherApp : anApp),
    );
  }),
  violation('uses-apps/server', 'apps/server/src/byName.ts', '@huiqi/components/ui'),
  ...[...packages, ...apps].map(({ folder }) => {
    const path = `${folder}/src/path.ts`;
    const target = folder === 'packages/sdk' ? 'openapi/bundle.json' : 'packages/sdk/src/index.ts';
    return violation(`by-name-${folder}`, path, importPath(path, target));
  }),
  violation('server-sdk-domain', 'apps/server/src/client.ts', '@huiqi/sdk'),
  ...serverTiers
    .slice(0, -1)
    .flatMap((folders, index) =>
      folders.map((folder) =>
        violation(
          `server-tier-${folder}`,
          fileOfTier(folder, 'up.ts'),
          importPath(fileOfTier(folder, 'up.ts'), fileOfTier(serverTiers[index + 1][0])),
        ),
      ),
    ),
  violation('domain-to-domain', `${serverSrc}/modules/notices/other.ts`, '../orders/repository.js'),
  ...Object.keys(moduleUses).map((domain) => ({
    rule: `domain-${domain}`,
    files: {
      [`${serverSrc}/modules/${domain}/undeclared.ts`]:
        "import { elsewhere } from '../elsewhere/elsewhere.js';\nexport const undeclared = elsewhere;\n",
      [`${serverSrc}/modules/elsewhere/elsewhere.ts`]: 'export const elsewhere = 1;\n',
    },
  })),
  violation(
    'server-domain-private',
    `${serverSrc}/modules/relations/private.ts`,
    '../orders/handlers.js',
  ),
  violation('server-no-testing', `${serverSrc}/http/serve/test.ts`, '../../testing/world.js'),
  violation(
    'server-calls-below-testing',
    `${serverSrc}/modules/orders/calls.ts`,
    '../../testing/world.js',
  ),
  violation(
    'server-call-kit-below-domains',
    `${serverSrc}/callKit/up.ts`,
    '../modules/orders/handlers.js',
  ),
  ...tiers.slice(0, -1).map((tier, index) => {
    const path = `${src}/${tier}/up.ts`;
    return violation(`tier-${tier}`, path, importPath(path, `${src}/${tiers[index + 1]}/up.ts`));
  }),
  violation('copy-keys-are-types', copyKeys, '../features/products/index.js'),
  violation('feature-to-feature', `${src}/features/orders/other.ts`, '../products/index.js'),
  ...Object.keys(featureUses).map((feature) => ({
    rule: `feature-${feature}`,
    files: {
      [`${src}/features/${feature}/undeclared.ts`]:
        "import { elsewhere } from '../elsewhere/elsewhere.js';\nexport const undeclared = elsewhere;\n",
      [`${src}/features/elsewhere/elsewhere.ts`]: 'export const elsewhere = 1;\n',
    },
  })),
  violation('no-sdk-below-provider', `${src}/ui/data.ts`, '@huiqi/sdk'),
  {
    rule: 'no-sdk-below-provider',
    files: {
      [`${src}/patterns/types.ts`]:
        "import type { Wan } from '@huiqi/sdk';\nexport const imported = '1' as Wan;\n",
    },
  },
  violation('sdk-domain-is-pure', 'packages/sdk/src/domain/impure.ts', '../client/createClient.js'),
  violation('sql-in-repositories', `${serverSrc}/modules/notices/handlers.ts`, 'drizzle-orm'),
  violation('only-radix', `${src}/features/products/radix.ts`, '@radix-ui/react-dialog'),
  violation('only-radix', `${src}/patterns/downshift.ts`, 'downshift'),
  violation('only-d3', `${src}/features/products/scale.ts`, 'd3-'),
  violation('only-openapi-fetch', `${src}/features/products/fetch.ts`, 'openapi-fetch'),
  violation('only-jspdf', `${src}/features/products/print.ts`, 'jspdf'),
  violation('only-crypto-js', 'packages/sdk/src/client/crypto.ts', 'crypto-js'),
  violation('only-router', `${src}/features/products/router.ts`, 'wouter'),
  violation('only-react', 'packages/sdk/src/hook.ts', 'react'),
  violation('only-database', 'packages/sdk/src/database.ts', 'pg'),
  {
    rule: 'no-cycles',
    files: {
      'packages/sdk/src/chicken.ts':
        "import { egg } from './egg.js';\nexport const chicken = () => egg;\n",
      'packages/sdk/src/egg.ts':
        "import { chicken } from './chicken.js';\nexport const egg = () => chicken;\n",
    },
  },
  {
    // Of types alone.
    rule: 'no-cycles',
    files: {
      'packages/sdk/src/between.ts': "export type { Whole } from './whole.js';\n",
      'packages/sdk/src/part.ts':
        "import type { Whole } from './between.js';\nexport const part = (whole: Whole) => whole;\n",
      'packages/sdk/src/whole.ts':
        "import { part } from './part.js';\nexport type Whole = string;\nexport const whole = () => part;\n",
    },
  },
  violation('no-unresolvable', 'apps/platform/src/deep.ts', '@huiqi/sdk/src/client/createClient'),
  {
    rule: 'guarded-globals',
    files: {
      [`${src}/features/products/socket.ts`]:
        "export const open = () => new WebSocket('ws://x');\n",
    },
  },
];
