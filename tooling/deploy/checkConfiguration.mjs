import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { findHaproxy } from '../../scripts/lib/haproxy.mjs';

const must = (file, command, args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${file}\n${stdout}${stderr}`);
  return file;
};

/** Has HAProxy and the shell check what deploy/cluster tells them, as far as they are on this machine; returns the files. */
export function checkConfiguration() {
  const inCluster = (name) => fromRoot('deploy/cluster', name);
  const haproxy = findHaproxy();
  const checked = haproxy
    ? [must('deploy/cluster/haproxy.cfg', haproxy, ['-c', '-f', inCluster('haproxy.cfg')])]
    : [];
  for (const name of ['guard.sh', 'make-database.sh', 'restore.sh', 'start-pooler.sh'])
    checked.push(must(`deploy/cluster/${name}`, 'sh', ['-n', inCluster(name)]));
  return checked;
}
