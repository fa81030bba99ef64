import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCommand } from './processes.mjs';

/** Backs up and restores an embedded database with what is installed in production. */
export async function backUpAndRestore(tree, settings) {
  const own = {
    ...settings,
    DATABASE_URL: '',
    HUIQI_ALLOW_EMBEDDED_DB: '1',
    HUIQI_DATA_DIR: join(tree.base, 'data'),
  };
  const must = async (name, args = []) => {
    const { code, output } = await runCommand(tree, name, args, { settings: own });
    assert.equal(code, 0, `${name}\n${output}`);
    return output;
  };
  const file = join(tree.base, 'backup.tar.gz');
  await must('migrate');
  assert.match(await must('backup', [file]), /Backed up/);
  assert.match(await must('restore', [file, '--replace']), /Restored/);
}
