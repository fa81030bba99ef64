import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const specifier = /(?:^|\n)(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'/g;

/** Everything a file of the SDK loads, and what that loads. */
function loaded(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(specifier)) {
      if (name.startsWith('.')) visit(join(dirname(file), name.replace(/\.js$/, '.ts')));
      else packages.add(name.split('/')[0]!);
    }
  };
  visit(join(src, entry));
  return { files: new Set([...files].map((file) => relative(src, file))), packages };
}

it('the SDK without the bridge carries none of it, nor crypto-js', () => {
  for (const entry of ['index.ts', 'domain/index.ts', 'testing/index.ts']) {
    const { files, packages } = loaded(entry);
    expect(packages).not.toContain('crypto-js');
    expect([...files].filter((file) => file.startsWith('bridge/'))).toEqual([]);
  }
  expect(loaded('index.ts').files.size).toBeGreaterThan(50);
});

it('the bridge does', () => {
  const { files, packages } = loaded('bridge/index.ts');
  expect(packages).toContain('crypto-js');
  expect(files).toContain('bridge/Connection.ts');
});
