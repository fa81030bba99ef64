import assert from 'node:assert/strict';
import { machinePaths } from '../machinePaths.mjs';
import { reads } from '../reads.mjs';
import { secrets } from '../secrets.mjs';
import { skippedTests } from '../skippedTests.mjs';
import { waits } from '../waits.mjs';
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
    file('key.test.ts', violations['key.ts'].join('')),
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

shows('waits', 'refuses waiting for a time and giving up early, in tests alone', () => {
  const bad = [
    ['await new Promise((resolve) => setTime', 'out(resolve, 20));'],
    ['await page.waitForTime', 'out(500);'],
    ['await expect.poll(read, { time', 'out: 5_000 }).toBe(1);'],
  ].map((parts) => parts.join(''));
  for (const text of bad) {
    for (const path of ['a.test.ts', 'b.stories.tsx', 'c.spec.ts'])
      assert.equal(waits([file(path, text)]).length, 1, `${path}: ${text}`);
    assert.deepEqual(waits([file('a.ts', text)]), []);
  }
  const fine = 'setTimeout(resolve); setTimeout(() => end(), 90_000); x({ timeout: 15_000 })';
  assert.deepEqual(waits([file('a.test.ts', fine)]), []);
});

shows('reads', 'refuses what a browser test reads once, in its helpers too', () => {
  const bad = [
    "const name = (await first.getAttribute('aria-label')) ?? '';",
    'for (const card of await cards(page).all()) card;',
    'if (!(await page\n  .getByText(text)\n  .isVisible())) return;',
    'expect((await card.boundingBox())?.y).toBe(1);',
  ];
  for (const text of bad) {
    for (const path of ['e2e/specs/a.spec.ts', 'e2e/support/b.ts'])
      assert.equal(reads([file(path, text)]).length, 1, text);
    assert.deepEqual(reads([file('apps/server/src/a.test.ts', text)]), []);
  }
  const fine = `await readSettled(page, () => first.getAttribute('href'));
    await expect.poll(() => cards.count()).toBe(2); await Promise.all([one, two]);
    await link.evaluate((element) => element.getAttribute('href'));`;
  assert.deepEqual(reads([file('e2e/specs/a.spec.ts', fine)]), []);
});

shows('wording', 'refuses replaced terms and phrases that are read twice', () => {
  const joined = (list) => list.map((parts) => parts.join(''));
  const terms = joined([
    ['/** 240 un', 'less told. */'],
    ['The server ans', 'wers with an error.'],
    ['// Ho', 'use style'],
    ['const plan', 'ted = 1;'],
    ['each off', 'ence'],
    ['a second way to the', ' server'],
    ['those who', ' hears'],
    ['falls', ' with an error'],
    ['its first', ' answers'],
    ["the sample's", ' own world'],
    ['loses nothing but', ' the letter of it'],
    ['A drawing', ' of ours'],
  ]);
  const phrases = joined([
    ['the page hears', ' of it'],
    ['in the', ' name of the company'],
    ['is given', ' back'],
    ['a time', ' limit'],
    ['the form of the', ' own organisation'],
    ['is drawn an', 'ew'],
    ['held in', ' vain'],
    ['none is', ' in force unseen'],
    ['rejects if it', ' is none'],
    ['of what there is', ' none of'],
    ['cannot speak for', ' one'],
    ['a user has', ' no business here'],
    ['any other', ' does not exist'],
    ['none yet', ' and late'],
    ['when the', ' line breaks'],
    ['/** Who', 'ever signs in */'],
  ]);
  const places = ['packages/sdk/src/a.ts', 'tooling/a.mjs', 'scripts/a.mjs'];
  const count = (path, text) => wording([file(path, text)]).length;
  for (const term of terms) assert.equal(count('apps/server/src/a.ts', term), 1, term);
  for (const phrase of phrases)
    assert.deepEqual(
      [...places, 'apps/a.ts'].map((path) => count(path, phrase)),
      [1, 1, 1, 0],
    );
  for (const path of ['AGENTS.md', 'docs/adr/0001-a.md', 'packages/sdk/src/generated/a.ts'])
    assert.equal(count(path, `${terms[0]} ${phrases[0]}`), 0);
  const fine =
    "a transplanted warehouse answer; line breaks; whoever it is; an object's own property";
  assert.equal(count(places[0], fine), 0);
});

shows(
  'wording',
  'refuses dropped words of the interface, other quotation marks and figures without blanks',
  () => {
    const count = (path, text) => wording([file(path, text)]).length;
    const words = [
      ['订单', '编号'],
      ['申请的订单', '来源'],
      ['经办', '人'],
      ['领取云', '券'],
      ['待银行', '受理'],
      ["'下一", "笔'"],
      ['由浅', '到深'],
      ['「', '云税贷」'],
      ['共', '{n}条'],
      ['共', '${n}条'],
    ].map((parts) => parts.join(''));
    for (const word of words) {
      assert.equal(count('packages/components/src/features/orders/copy.ts', word), 1, word);
      assert.equal(count('docs/glossary.md', word), 0, word);
    }
    assert.equal(count('packages/components/src/features/serviceOrders/copy.ts', words[0]), 0);
    assert.equal(count('apps/server/src/a.ts', '“云税贷”共 3 笔，下一个匹配项'), 0);
  },
);
