import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wording } from './wording.mjs';

const file = (path, ...parts) => ({ path, text: `one\n${parts.join('')}\n` });

it('names the line of a term that AGENTS.md replaces', () => {
  const violations = [
    file('a.ts', '/** 240 un', 'less told. */'),
    file('b.md', 'The server ans', 'wers with an error.'),
    file('c.mjs', '// Ho', 'use style'),
    file('d.test.ts', 'const plan', 'ted = 1;'),
    file('e.yaml', 'a second way to the', ' server'),
  ];
  const found = wording(violations);
  assert.deepEqual(
    found.map((text) => text.split(':').slice(0, 2).join(':')),
    violations.map(({ path }) => `${path}:2`),
  );
});

it('leaves the table of terms, decisions and generated files alone', () => {
  const paths = ['AGENTS.md', 'docs/adr/0001-a.md', 'packages/sdk/src/generated/a.ts'];
  assert.deepEqual(wording(paths.map((path) => file(path, 'un', 'less told'))), []);
  assert.deepEqual(wording([file('a.ts', 'a transplanted warehouse answer')]), []);
});
