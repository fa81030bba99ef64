import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { changeHistory } from './changeHistory.mjs';

describe('history of changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-history-'));
  after(() => rmSync(folder, { recursive: true }));

  const git = (...args) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@localhost'];
    const result = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
    return result.status === 0 ? result.stdout.trim() : undefined;
  };
  const write = (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), String(Math.random()));
    return path;
  };
  const commit = (...paths) => {
    git('add', ...paths.map(write));
    git('commit', '--quiet', '--message', 'change');
    return paths;
  };
  const sdk = 'packages/sdk/src/a/b.ts';
  const changeset = '.changeset/one.md';
  const nonempty = () => changeHistory(git).filter((paths) => paths.length > 0);

  it('is one change a commit on main, the newest first, and the working tree before them', () => {
    assert.deepEqual(changeHistory(git), []);
    git('init', '--quiet', '--initial-branch=main');
    const first = commit('docs/a.md', sdk);
    const second = commit(changeset);
    const open = [write(sdk), write('packages/embed/src/new.ts')];
    assert.deepEqual(nonempty(), [open, second, first.slice(1)]);
    git('checkout', '--quiet', '--', '.');
    rmSync(join(folder, 'packages/embed'), { recursive: true });
  });

  it('is one change for a branch, and takes a merge for one', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('checkout', '--quiet', '-b', 'branch');
    commit(sdk);
    commit('.changeset/two.md');
    assert.deepEqual(
      changeHistory(git).map((paths) => paths.toSorted()),
      [['.changeset/two.md', sdk]],
    );
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'merge', 'branch');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    assert.deepEqual(nonempty()[0], ['.changeset/two.md', sdk]);
  });
});
