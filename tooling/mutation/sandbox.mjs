import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, root } from '../../scripts/lib/paths.mjs';

const configName = 'mutation.vitest.config.mjs';
const loadName = 'mutation.loads.test.mjs';

// Everything else is as in the package: conditions, setup, order of files.
const vitestConfig = (tests) => `import own from './vitest.config.ts';

const test = { ...own.test, include: ${JSON.stringify([...tests, loadName])} };

export default { ...own, cacheDir: '.vite', test };
`;

// A test file that fails to load fails no test, which Stryker counts as a change that none noticed.
const loadTest = (mutate) => `import { test } from 'vitest';

test('what is changed loads', async () => {
${mutate.map((file) => `  await import('./${file}');`).join('\n')}
});
`;

const strykerConfig = (mutate) => ({
  // The folder is a copy already.
  inPlace: true,
  mutate,
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: configName },
  concurrency: 1,
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation.json' },
  tempDirName: '.stryker',
  allowConsoleColors: false,
});

/** Copies the files of a part, as they are in the working tree, with links to what is installed. Returns its folder. */
export function makeSandbox(name, { folder, beside, mutate, tests }) {
  const copy = fromRoot('.cache', 'mutation', name);
  rmSync(copy, { recursive: true, force: true });
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', [...listed, '--', 'tsconfig.base.json', folder, ...beside], {
    cwd: root,
  })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(fromRoot(path)));
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(fromRoot(path), join(copy, path));
  }
  for (const modules of ['node_modules', join(folder, 'node_modules')])
    symlinkSync(fromRoot(modules), join(copy, modules), 'junction');
  const cwd = join(copy, folder);
  writeFileSync(join(cwd, configName), vitestConfig(tests));
  writeFileSync(join(cwd, loadName), loadTest(mutate));
  writeFileSync(join(cwd, 'stryker.config.json'), JSON.stringify(strykerConfig(mutate)));
  return cwd;
}
