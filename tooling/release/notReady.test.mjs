import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notReady } from './notReady.mjs';

const ready = {
  repository: { url: 'git+https://git.huiqi.cn/huiqi/huiqi.git' },
  version: '0.1.0',
  changesets: [],
};

test('a release needs a version, no waiting changesets and a real repository', () => {
  assert.deepEqual(notReady(ready), []);
  assert.match(notReady({ ...ready, version: '0.0.0' })[0], /changeset version/);
  assert.match(notReady({ ...ready, changesets: ['a.md'] })[0], /changeset version/);
  const placeholder = { url: 'git+https://git.huiqi.example/huiqi/huiqi.git' };
  assert.match(notReady({ ...ready, repository: placeholder })[0], /git\.huiqi\.example/);
});
