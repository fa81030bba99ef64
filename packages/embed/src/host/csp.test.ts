import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Directives by name, so that order and spaces do not matter. */
const parsed = (policy: string) =>
  Object.fromEntries(
    policy
      .split(';')
      .filter((directive) => directive.trim() !== '')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources.toSorted()];
      }),
  );

test('the readme shows the policy that the widget needs, and that it needs no trusted type', () => {
  const readme = read('../../README.md');
  const directives = JSON.parse(read('csp.json')) as Record<string, string[]>;
  const needed = Object.entries(directives).map(([name, sources]) => [
    name,
    sources.map((source) => source.replaceAll('{origin}', 'https://huiqi.example')).toSorted(),
  ]);
  const shown = /```text\n([^`]*script-src[^`]*)```/.exec(readme)?.[1] ?? '';
  expect(parsed(shown)).toEqual(Object.fromEntries(needed));
  for (const directive of ["require-trusted-types-for 'script'", "trusted-types 'none'"])
    expect(readme).toContain(directive);
});
