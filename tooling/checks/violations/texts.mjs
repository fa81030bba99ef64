import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

// Phrases are written in pieces, so that this file does not violate the check.
const guide = file('AGENTS.md', readFileSync('AGENTS.md', 'utf8'));
const worded = (path, text) => wording([guide, file(path, text)]);

shows('wording', 'refuses replaced terms and phrases that are read twice, everywhere', () => {
  const sentences = [
    ['/** 240 un', 'less told. */'],
    ['The server ans', 'wers with an error.'],
    ['// Ho', 'use style'],
    ['const plan', 'ted = 1;'],
    ['a second way to the', ' server'],
    ['falls', ' with an error'],
    ["the sample's", ' own world'],
    ['loses nothing but', ' the letter of it'],
    ['A drawing', ' of ours'],
    ['the page hears', ' of it'],
    ['is given', ' back'],
    ['the form of the', ' own organisation'],
    ['is drawn an', 'ew'],
    ['held in', ' vain'],
    ['none is in', ' force unseen'],
    ['what it has', ' got'],
    ['Excel was not at', ' hand'],
    ['lines, one', ' a line'],
    ['what stands', ' there first'],
    ['it would', ' else fail'],
    ['rejects if it', ' is none'],
    ['of what there is', ' none of'],
    ['a user has', ' no business here'],
    ['any other', ' does not exist'],
    ['outside of', ' it none exists'],
    ['none yet', ' and late'],
    ['when the', ' line breaks'],
    ['/** Who', 'ever signs in */'],
    ['sent to who', 'ever waits'],
    ['filters stand', ' in the address'],
    ['In the', ' place of the list'],
    ['a call is under', ' way'],
    ['what be', 'comes of it'],
    ["the step in the host's", ' hands'],
    ['is sel', 'dom needed'],
  ].map((parts) => parts.join(''));
  const places = ['packages/sdk/src/a.ts', 'apps/a.css', 'docs/adr/0001-a.md', 'openapi/a.yaml'];
  for (const sentence of sentences)
    for (const path of places) assert.equal(worded(path, sentence).length, 1, sentence);
  const phrases = [...guide.text.matchAll(/`([^`|]+)`(?=[^|\n]*\|$)/gm)].map(
    ([, phrase]) => phrase,
  );
  const refused = phrases.filter((phrase) => worded('a.md', `${phrase}.`).length > 0);
  assert.ok(refused.length > sentences.length);
  for (const phrase of refused.filter((text) => text.includes(' '))) {
    const broken = ` * This is ${phrase.replace(' ', '\n   * ')} ever after.`;
    assert.equal(worded('a.ts', broken).length, 1, phrase);
  }
  for (const path of ['AGENTS.md', 'docs/glossary.md', 'packages/sdk/src/generated/a.ts'])
    assert.deepEqual(worded(path, sentences.join('\n')), []);
  const fine = "a transplanted answer; a line breaks; whoever it is; an object's own property";
  assert.deepEqual(worded(places[0], fine), []);
});

shows('wording', 'refuses Chinese signs and blanks that others do not use', () => {
  const texts = [
    ['共', '{n}个产品'],
    ['「', '普惠贷款」'],
    ['（中国银行）', ' · 提款'],
    ['“普惠贷款”', ' ，共'],
  ].map((parts) => parts.join(''));
  for (const text of texts) assert.equal(worded('packages/x/src/copy.ts', text).length, 1, text);
  const fine = '共 {n} 个产品，“普惠贷款”（中国银行）·提款';
  assert.deepEqual(worded('packages/x/src/copy.ts', fine), []);
});

shows('wording', 'refuses a guide without the table it reads', () => {
  assert.equal(wording([file('AGENTS.md', '# Guide\n\n## English\n\nPlain.')]).length, 1);
  assert.equal(wording([]).length, 1);
});

shows(
  'wording',
  'refuses dropped words of the interface, other quotation marks and figures without blanks',
  () => {
    const count = (path, text) => worded(path, text).length;
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
