import assert from 'node:assert/strict';
import { machinePaths } from '../machinePaths.mjs';
import { secrets } from '../secrets.mjs';
import { skippedTests } from '../skippedTests.mjs';
import { wording } from '../wording.mjs';
import { file, shows } from '../shows.mjs';

shows('secrets', 'refuses every kind, except in tests', () => {
  const violations = {
    'pem.ts': ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
    'github.md': ['ghp_', 'a'.repeat(36)],
    'npm.yaml': ['npm_', 'b1'.repeat(18)],
    'aws.ts': ['AKIA', 'ABCDEFGHIJ123456'],
    'jwt.ts': ['eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3.', 'c2lnbmF0dXJlLWhlcmU'],
    'url.ts': ['postgres://huiqi', ':geheim@db.example/huiqi'],
    'key.ts': ["const aesKey = '", "0123456789abcdef';"],
  };
  for (const [path, parts] of Object.entries(violations)) {
    assert.equal(secrets([file(path, parts.join(''))]).length, 1, path);
  }
  const fine = [
    file('key.test.ts', "const aesKey = '0123456789abcdef';"),
    file('a.ts', 'postgres://huiqi:${password}@127.0.0.1/x and aesKey: string'),
  ];
  assert.deepEqual(secrets(fine), []);
});

shows('machinePaths', 'names the line', () => {
  const bad = ['a', ['see /ho', 'me/somebody/x'].join('')].join('\n');
  assert.match(machinePaths([file('a.ts', bad)])[0], /^a\.ts:2: /);
  assert.deepEqual(machinePaths([file('a.ts', 'const homePage = 1;'), file('a.png', bad)]), []);
});

shows('skippedTests', 'knows every test runner', () => {
  const bad = ['it.sk', "ip('x')"].join('');
  for (const path of ['a.test.ts', 'b.test.mjs', 'c.spec.ts']) {
    assert.equal(skippedTests([file(path, bad)]).length, 1, path);
  }
  assert.deepEqual(skippedTests([file('a.test.ts', 'it.skipIf(x)(y)'), file('a.ts', bad)]), []);
});

shows(
  'wording',
  'refuses terms that AGENTS.md replaces, outside of its table and of decisions',
  () => {
    const terms = [
      ['/** 240 un', 'less told. */'],
      ['The server ans', 'wers with an error.'],
      ['// Ho', 'use style'],
      ['const plan', 'ted = 1;'],
      ['a second way to the', ' server'],
    ].map((parts) => parts.join(''));
    for (const term of terms) assert.equal(wording([file('a.ts', term)]).length, 1, term);
    const exempt = ['AGENTS.md', 'docs/adr/0001-a.md', 'packages/sdk/src/generated/a.ts'];
    assert.deepEqual(wording(exempt.map((path) => file(path, terms[0]))), []);
    assert.deepEqual(wording([file('a.ts', 'a transplanted warehouse answer')]), []);
  },
);
