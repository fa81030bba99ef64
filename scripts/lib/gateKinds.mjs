import { listFiles } from './hash.mjs';
import { narrowPlaywright, narrowVitest } from './narrow.mjs';
import { fromRoot } from './paths.mjs';
import { served } from './targets.mjs';

export const minutes = (count) => count * 60_000;

/** A command whose exit code says whether it passed. */
export const gate = (name, command, more) => ({
  name,
  command,
  cwd: '.',
  report: 'static',
  weight: 1,
  timeoutMs: minutes(5),
  builds: [],
  ...more,
});

export const installation = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** The tests of scripts in these folders. */
export const nodeTest = (name, inputs, more = {}) => {
  const files = inputs
    .flatMap((folder) => listFiles(folder, { keepTests: true }))
    .filter((file) => file.endsWith('.test.mjs'));
  return gate(name, ['node', '--test', '--test-reporter=tap', ...files], {
    report: 'node',
    inputs,
    ...more,
  });
};

/** The tests of a package. */
export const vitest = (name, cwd, more) =>
  gate(name, ['vitest', 'run', '--passWithNoTests=false'], {
    cwd,
    report: 'vitest',
    timeoutMs: minutes(20),
    narrow: narrowVitest,
    ...more,
    inputs: [cwd, ...installation, ...more.inputs],
  });

/** The browser tests, on built files and a server. */
export const e2e = (name, more) =>
  gate(name, ['node', fromRoot('e2e/node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: 'e2e',
    report: 'playwright',
    needs: ['browser'],
    // Browser, server and database together fill both cores.
    weight: 2,
    timeoutMs: minutes(60),
    builds: served,
    inputs: ['openapi', 'packages', 'apps', 'e2e', ...installation],
    nearInputs: ['e2e'],
    narrow: narrowPlaywright,
    ...more,
  });
