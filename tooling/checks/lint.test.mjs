import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { binDir, fromRoot } from '../../scripts/lib/paths.mjs';

/** One violation for each of oxlint's rules that replaced a custom check: file, text. */
const violations = {
  'eslint(max-lines)': ['src/long.ts', '// a line\n'.repeat(301)],
  'eslint(no-warning-comments)': ['src/later.ts', `// ${'TO'}${'DO'} later\nexport const a = 1;\n`],
  'import(no-default-export)': ['src/default.ts', 'const a = 1;\nexport { a as default };\n'],
  'oxc(no-barrel-file)': ['src/barrel.ts', "export * from './clean.js';\n"],
  'typescript(ban-ts-comment)': [
    'src/silenced.ts',
    `// @ts-${'ignore'} because\nexport const b = 1;\n`,
  ],
  'typescript(no-explicit-any)': ['src/any.ts', 'export const c = (d: any) => d;\n'],
};

/** Files that the rules leave alone. */
const clean = {
  'src/clean.ts': '// a line\n'.repeat(299).concat('export const e = 1;\n'),
  'src/A.stories.tsx': 'export default {};\n',
  'vite.config.ts': 'export default {};\n',
};

describe('lint configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-lint-'));
  let found = [];
  before(() => {
    copyFileSync(fromRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [path, text] of [...Object.values(violations), ...Object.entries(clean)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(join(binDir, 'oxlint'), ['--format=json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    found = JSON.parse(stdout).diagnostics;
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const [rule, [path]] of Object.entries(violations)) {
    it(`${rule} refuses ${path}`, () => {
      assert.ok(found.some(({ code, filename }) => code === rule && filename === path));
    });
  }

  it('leaves allowed files alone', () => {
    const wrong = found.filter(({ filename, code }) => filename in clean && code in violations);
    assert.deepEqual(wrong, []);
  });
});
