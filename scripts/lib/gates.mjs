import { e2e, gate, installation, minutes, nodeTest, vitest } from './gateKinds.mjs';
import { narrowFormat, narrowServer, narrowTypes, serverEnv } from './narrow.mjs';
import { findPostgres } from './postgres.mjs';
import { served } from './targets.mjs';

const code = /\.[cm]?[jt]sx?$/;
const manifest = /(^|\/)package\.json$/;
const sdk = ['packages/sdk/src', 'packages/sdk/package.json'];
const report = ['packages/report/src', 'packages/report/package.json', 'packages/report/fonts'];
const components = ['packages/components/src', 'packages/components/package.json'];
const embed = ['packages/embed'];
const draw = ['packages/draw'];
/**
 * Paths that may behave differently on the embedded database; changes elsewhere are tested on PostgreSQL, if available.
 */
const embedded = [
  /^apps\/server\/src\/(audit|backup|db|jobs|messages|setup|testing|modules\/webhooks)\//,
  'apps/server/vitest.config.ts',
  'examples',
];

/** Stories and tests of what the widget is made of, on the library that runs it (docs/adr/0038). */
const preact = gate(
  'preact',
  ['vitest', 'run', '--config=../../tooling/preact/vitest.config.mjs'],
  {
    cwd: 'packages/components',
    report: 'vitest',
    needs: ['browser'],
    weight: 2,
    timeoutMs: minutes(20),
    isApart: true,
    inputs: [...sdk, ...report, ...components, ...embed, 'tooling/preact', ...installation],
  },
);

/**
 * Every gate of `npm test`, in starting order: first those that fail soonest, then the longest, then those that fill
 * the gaps until both lanes end, then those that take both. `needs`: browser, haproxy, java, poppler, postgres; what it
 * `prefers` may be missing. `builds`: targets of scripts/lib/targets.mjs. `weight`: how many of the two lanes it takes.
 * `isApart`: runs only when it is named. `readsHistory`: the result depends on more than files and is never kept for the next run.
 *
 * `npm test -- --changed` runs the gates whose `inputs` (paths or patterns) changed. `narrow` limits
 * the command to the affected parts. A gate that takes minutes has `nearInputs`: it starts only for
 * changes of these and is otherwise left to the whole run.
 */
export const gates = [
  gate('generated', ['node', 'tooling/generate/run.mjs', '--check'], {
    inputs: [
      'openapi',
      'redocly.yaml',
      'tooling/contract',
      'tooling/generate',
      'packages/sdk/src/generated',
      'packages/sdk/README.md',
      'apps/server/README.md',
      'apps/server/src/config',
      /^docs\/(contract|errors)\.md$/,
      // Their names are listed.
      /^apps\/server\/src\/modules\/\w+\/(handlers|calls|\w*[tT]able|\w*[sS]eed)\.ts$/,
      /^apps\/server\/src\/.*\.generated\.ts$/,
    ],
  }),
  gate('format', ['oxfmt', '--check', '.'], { inputs: [/./], narrow: narrowFormat }),
  gate('lint', ['oxlint', '--deny-warnings', '.'], { inputs: [code, '.oxlintrc.json'] }),
  gate('types', ['node', 'tooling/types/run.mjs'], {
    inputs: [
      /^(packages|apps|e2e|openapi)\/.*(\.[cm]?tsx?|\.json|\.yaml)$/,
      'tooling/types',
      'tsconfig.base.json',
      ...installation,
    ],
    narrow: narrowTypes,
  }),
  gate('api', ['node', 'tooling/api/run.mjs', '--check'], {
    inputs: [
      /^packages\/(sdk|report|components|embed)\/(src\/.*\.tsx?|package\.json|api\.md)$/,
      'tooling/api',
      ...installation,
    ],
  }),
  gate('browsers', ['node', 'tooling/browsers/run.mjs'], {
    timeoutMs: minutes(10),
    inputs: [
      ...sdk,
      ...report,
      ...components,
      ...embed,
      'packages/draw/src/early.js',
      'apps/platform',
      'tooling/browsers',
      ...installation,
    ],
  }),
  gate('sherif', ['sherif', '--no-install'], { inputs: [manifest, ...installation] }),
  gate('contract', ['redocly', 'lint', 'openapi/huiqi.yaml'], {
    inputs: ['openapi', 'redocly.yaml', '.redocly.lint-ignore.yaml'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  vitest('server-pg', 'apps/server', {
    needs: ['postgres'],
    timeoutMs: minutes(30),
    inputs: [...sdk, ...report, ...draw, 'openapi', 'deploy', 'docs/observability.md'],
    narrow: narrowServer,
    narrowEnv: serverEnv,
  }),
  vitest('server', 'apps/server', {
    needs: ['java'],
    timeoutMs: minutes(30),
    inputs: [...sdk, ...report, ...draw, 'openapi', 'examples', 'deploy', 'docs/observability.md'],
    nearInputs: findPostgres() && embedded,
    narrow: narrowServer,
    narrowEnv: serverEnv,
  }),
  gate('recipes', ['node', 'tooling/recipes/run.mjs'], {
    needs: ['browser'],
    timeoutMs: minutes(15),
    builds: ['sdk', 'report', 'components', 'embed', 'tarballs', 'server'],
    inputs: ['packages', 'apps/playground/src/builder', 'tooling/recipes', ...installation],
    nearInputs: [
      /^packages\/(sdk|report|components|embed)\/(package\.json|[^/]*\.config\.ts|tsconfig[^/]*\.json|build\/.*)$/,
      'apps/playground/src/builder',
      'tooling/recipes',
    ],
  }),
  gate('example-domain', ['node', 'tooling/exampleDomain/run.mjs'], {
    // Three times as fast as the embedded database, which would have to be filled first.
    prefers: ['postgres'],
    timeoutMs: minutes(10),
    inputs: ['openapi', 'packages', 'apps', 'tooling'],
    nearInputs: ['tooling/exampleDomain'],
  }),
  gate('packages', ['node', 'tooling/packages/run.mjs'], {
    builds: ['sdk', 'report', 'components', 'embed', 'tarballs'],
    inputs: ['packages', 'tooling/packages', 'tooling/tarballs', ...installation],
    nearInputs: [
      /^packages\/[^/]+\/(package\.json|[^/]*\.config\.ts|tsconfig[^/]*\.json|build.*)$/,
      'tooling/packages',
    ],
  }),
  // What differs on the embedded database: one browser, whose server waits for the database and is started many times.
  e2e('e2e-embedded', { needs: ['browser', 'postgres'], weight: 1, nearInputs: [] }),
  nodeTest('start', ['tooling/start'], {
    builds: served,
    timeoutMs: minutes(10),
    inputs: ['scripts', 'tooling/start', 'apps/server/src/main.ts'],
  }),
  vitest('unit:draw', 'packages/draw', { inputs: sdk }),
  vitest('unit:platform', 'apps/platform', {
    needs: ['browser'],
    inputs: [...sdk, ...report, ...components, ...embed, ...draw],
  }),
  vitest('unit:embed', 'packages/embed', {
    needs: ['browser'],
    inputs: [...sdk, ...report, ...components],
  }),
  gate('boundaries', ['node', 'tooling/boundaries/run.mjs'], {
    inputs: [
      /^(openapi|packages|apps|bench|e2e)\/.*\.[cm]?[jt]sx?$/,
      manifest,
      'tooling/boundaries',
    ],
  }),
  gate('knip', ['knip', '--no-progress'], { inputs: [code, manifest, 'knip.json'] }),
  gate('styles', ['node', 'tooling/styles/run.mjs'], {
    builds: ['platform', 'embed', 'components'],
    inputs: ['packages', 'apps/platform', 'tooling/styles', 'tooling/browsers', ...installation],
    nearInputs: ['tooling/styles', 'tooling/browsers', 'packages/draw/first.css'],
  }),
  gate('size', ['node', 'tooling/size/run.mjs'], {
    // The server composes the pages.
    builds: ['server', 'platform', 'embed', 'components'],
    inputs: [
      'packages',
      'apps/platform',
      'apps/server/src/site',
      'tooling/size',
      'tooling/packages/entrypoints.mjs',
      ...installation,
    ],
    nearInputs: ['tooling/size', 'pnpm-lock.yaml'],
  }),
  vitest('unit:report', 'packages/report', {
    needs: ['poppler'],
    inputs: [...sdk, 'tooling/fonts'],
  }),
  vitest('unit:sdk', 'packages/sdk', {
    inputs: ['openapi', 'examples/webhooks/vectors.json', /^docs\/[\w-]+-states\.md$/],
  }),
  vitest('unit:playground', 'apps/playground', {
    needs: ['java'],
    inputs: [...sdk, ...report, ...components, ...embed, 'examples/desktop-client'],
  }),
  nodeTest('scripts', [
    'scripts',
    'bench/reliability',
    'tooling/size',
    'tooling/generate',
    'tooling/browsers',
    'tooling/engines',
    'tooling/styles',
    'packages/draw',
    'tooling/bundle',
    'tooling/packages',
    'tooling/api',
    'tooling/contract',
    'tooling/release',
    'tooling/tarballs',
    ...installation,
    // Tests that are selected by their imports.
    'packages/components/src/features/orders',
    'apps/platform/src/routes',
    'apps/server/src/security',
  ]),
  gate('checks', ['node', 'tooling/checks/run.mjs'], { inputs: [/./], readsHistory: true }),
  nodeTest('examples', ['examples/webhooks'], {
    needs: ['java'],
    inputs: ['examples/webhooks', 'examples/partner-backend/java/WebhookSignature.java'],
  }),
  nodeTest('checks:violations', ['tooling/checks', '.oxlintrc.json']),
  nodeTest('boundaries:violations', ['tooling/boundaries']),
  // Checks that the faults and areas of `npm run faults` and `npm run mutation` still match their files.
  nodeTest('faults', ['tooling/faults', 'tooling/mutation'], {
    inputs: [/^(?!docs\/|[^/]*\.md$)/],
  }),
  // Its pages are among those it checks.
  e2e('e2e', { prefers: ['postgres'], builds: [...served, 'storybook'] }),
  vitest('components', 'packages/components', {
    needs: ['browser'],
    weight: 2,
    timeoutMs: minutes(20),
    inputs: [...sdk, ...report],
  }),
  gate('deploy', ['node', 'tooling/deploy/run.mjs'], {
    // Servers are replaced under load, which a busy machine would make slow.
    weight: 2,
    timeoutMs: minutes(10),
    needs: ['postgres', 'haproxy'],
    builds: ['server', 'platform', 'embed'],
    inputs: [
      'apps/server',
      'deploy',
      'tooling/deploy',
      'Dockerfile',
      'compose.yaml',
      'scripts/serverCommand.mjs',
      ...installation,
    ],
    nearInputs: [
      'apps/server/src/setup',
      'apps/server/tsup.config.ts',
      'apps/server/package.json',
      'deploy',
      'tooling/deploy',
      'Dockerfile',
      'compose.yaml',
    ],
  }),
  preact,
];

/** Returns the named gates, or all without names; `unit` also selects `unit:…`. */
export function chooseGates(names) {
  if (names.length === 0) return { chosen: gates.filter(({ isApart }) => !isApart), unknown: [] };
  const fits = (name) => (one) => one.name === name || one.name.startsWith(`${name}:`);
  return {
    chosen: gates.filter((one) => names.some((name) => fits(name)(one))),
    unknown: names.filter((name) => !gates.some(fits(name))),
  };
}
