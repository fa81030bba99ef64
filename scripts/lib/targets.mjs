const common = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tooling/browsers/floor.mjs',
  'tooling/browsers/olderSheet.mjs',
  'tooling/bundle',
];
const sdk = ['packages/sdk/src', 'packages/sdk/package.json'];
const report = ['packages/report/src', 'packages/report/package.json', 'packages/report/fonts'];
const components = ['packages/components/src', 'packages/components/package.json'];
const draw = ['packages/draw/src', 'packages/draw/first.css', 'packages/draw/package.json'];
const embedSource = ['packages/embed/src', 'packages/embed/package.json'];

/**
 * Build targets: inputs, command and output. Applications read the workspace's sources through the `@huiqi/source`
 * condition and need no library build. `output` is the folder that a build first removes, `dist` by default; `beside`
 * are others that it writes; `after` names targets whose output it reads. `static` folders get .br and .gz files;
 * `proof` is a file that every finished build contains.
 */
export const targets = {
  contract: {
    cwd: 'openapi',
    command: ['node', '../tooling/contract/run.mjs'],
    inputs: ['pnpm-lock.yaml', 'openapi', 'tooling/contract', 'tooling/generate/resolve.mjs'],
    proof: 'openapi/dist/errors.json',
    label: 'the contract',
  },
  server: {
    cwd: 'apps/server',
    command: ['tsup'],
    inputs: [...common, ...sdk, ...report, ...draw, 'apps/server', 'openapi', 'tooling/contract'],
    after: ['contract'],
    proof: 'apps/server/dist/main.js',
  },
  platform: {
    cwd: 'apps/platform',
    command: ['node', 'build.mjs'],
    // With what the server draws pages.
    beside: ['build/dist'],
    inputs: [...common, ...sdk, ...report, ...components, ...embedSource, ...draw, 'apps/platform'],
    proof: 'apps/platform/dist/index.html',
    static: 'apps/platform/dist',
  },
  embed: {
    cwd: 'packages/embed',
    command: ['node', 'build.mjs'],
    inputs: [...common, ...sdk, ...report, ...components, 'packages/embed'],
    proof: 'packages/embed/dist',
    static: 'packages/embed/dist',
  },
  playground: {
    cwd: 'apps/playground',
    command: ['vite', 'build'],
    inputs: [...common, ...sdk, ...report, ...components, 'apps/playground'],
    proof: 'apps/playground/dist',
    static: 'apps/playground/dist',
  },
  shell: {
    cwd: 'apps/playground/shell',
    command: ['node', 'build.mjs'],
    inputs: [...common, ...sdk, ...report, ...components, 'apps/playground/shell'],
    proof: 'apps/playground/shell/dist/main.js',
  },
  partner: {
    cwd: 'apps/playground/partner',
    command: ['node', 'build.mjs'],
    inputs: [...common, ...sdk, 'apps/playground/partner'],
    proof: 'apps/playground/partner/dist/main.js',
  },
  storybook: {
    cwd: 'packages/components',
    command: ['storybook', 'build', '--quiet', '-o', 'storybook-static'],
    output: 'storybook-static',
    label: 'stories',
    inputs: [...common, ...sdk, ...report, ...components, 'packages/components/.storybook'],
    proof: 'packages/components/storybook-static/index.html',
  },
  sdk: {
    cwd: 'packages/sdk',
    command: ['pnpm', 'run', 'build'],
    inputs: [...common, 'packages/sdk', 'openapi'],
    after: ['contract'],
    proof: 'packages/sdk/dist/index.js',
  },
  report: {
    cwd: 'packages/report',
    command: ['pnpm', 'run', 'build'],
    inputs: [...common, ...sdk, 'packages/report'],
    // Its declarations refer to those of the SDK.
    after: ['sdk'],
    proof: 'packages/report/dist/index.js',
  },
  components: {
    cwd: 'packages/components',
    command: ['pnpm', 'run', 'build'],
    inputs: [...common, ...sdk, ...report, 'packages/components'],
    // Its declarations refer to those of both.
    after: ['sdk', 'report'],
    proof: 'packages/components/dist/styles.css',
  },
  tarballs: {
    cwd: '.',
    command: ['node', 'tooling/tarballs/run.mjs'],
    output: '.cache/tarballs',
    inputs: [...common, 'packages', 'openapi', 'tooling/tarballs'],
    after: ['sdk', 'report', 'components', 'embed'],
    label: 'tarballs',
    proof: '.cache/tarballs/embed.tgz',
  },
};

/** What `npm start` serves. */
export const served = ['server', 'platform', 'embed', 'playground', 'partner', 'shell'];
