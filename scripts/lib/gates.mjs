import { listFiles } from './hash.mjs';
import { fromRoot } from './paths.mjs';

const minutes = (count) => count * 60_000;
const gate = (name, command, more = {}) => ({
  name,
  command,
  cwd: '.',
  report: 'static',
  weight: 1,
  timeoutMs: minutes(5),
  builds: [],
  ...more,
});

// Named one by one: `node --test <folder>` would also run every file that is called test.mjs.
const nodeTest = (name, ...folders) => {
  const files = folders.flatMap((folder) =>
    listFiles(folder, { keepTests: true }).filter((file) => file.endsWith('.test.mjs')),
  );
  return gate(name, ['node', '--test', '--test-reporter=tap', ...files], { report: 'node' });
};

const vitest = (name, cwd, more = {}) =>
  gate(name, ['vitest', 'run', '--passWithNoTests=false'], {
    cwd,
    report: 'vitest',
    timeoutMs: minutes(8),
    ...more,
  });

const e2e = (name, more = {}) =>
  gate(name, ['node', fromRoot('e2e/node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: 'e2e',
    report: 'playwright',
    needs: ['browser'],
    // Browser, server and database together fill both cores.
    weight: 2,
    timeoutMs: minutes(10),
    builds: ['server', 'platform', 'embed', 'playground'],
    ...more,
  });

/**
 * Every gate of `npm test`, in the order in which they start. `needs`: browser, postgres. `builds`:
 * targets of scripts/lib/targets.mjs. `weight`: how many of the two lanes it takes.
 */
export const gates = [
  gate('generated', ['node', 'tooling/generate/run.mjs', '--check']),
  gate('format', [
    'prettier',
    '--check',
    '--cache',
    '--cache-location=.cache/prettier',
    '--log-level=warn',
    '.',
  ]),
  gate('lint', ['oxlint', '--deny-warnings', '.']),
  gate('types', ['node', 'tooling/types/run.mjs']),
  gate('boundaries', ['node', 'tooling/boundaries/run.mjs']),
  nodeTest('boundaries:violations', 'tooling/boundaries'),
  gate('checks', ['node', 'tooling/checks/run.mjs']),
  nodeTest('checks:violations', 'tooling/checks'),
  nodeTest('scripts', 'scripts', 'tooling/size', 'tooling/generate', 'tooling/bundle'),
  gate('knip', ['knip', '--no-progress']),
  gate('sherif', ['sherif', '--no-install']),
  gate('contract', ['redocly', 'lint', 'openapi/huiqi.yaml'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  gate('packages', ['node', 'tooling/packages/run.mjs'], {
    builds: ['sdk', 'components', 'embed'],
  }),
  gate('size', ['node', 'tooling/size/run.mjs'], { builds: ['platform', 'embed'] }),
  vitest('unit:sdk', 'packages/sdk'),
  vitest('unit:embed', 'packages/embed', { needs: ['browser'] }),
  vitest('unit:platform', 'apps/platform', { needs: ['browser'] }),
  vitest('server', 'apps/server'),
  vitest('server-pg', 'apps/server', { needs: ['postgres'] }),
  vitest('components', 'packages/components', {
    needs: ['browser'],
    weight: 2,
    timeoutMs: minutes(10),
  }),
  e2e('e2e'),
  e2e('e2e-pg', { needs: ['browser', 'postgres'] }),
];

/** The gates that the arguments name: `server` also means `server:…`. All without arguments. */
export function chooseGates(names) {
  if (names.length === 0) return { chosen: gates, unknown: [] };
  const fits = (name) => (one) => one.name === name || one.name.startsWith(`${name}:`);
  return {
    chosen: gates.filter((one) => names.some((name) => fits(name)(one))),
    unknown: names.filter((name) => !gates.some(fits(name))),
  };
}
