// Runs a server command: from source if development packages are installed, otherwise from the build.
import './lib/checkNode.mjs';

const { existsSync } = await import('node:fs');
const { fromRoot } = await import('./lib/paths.mjs');
const { supervise } = await import('./lib/supervise.mjs');

const sources = {
  auditVerify: 'audit/verifyCommand.ts',
  backup: 'backup/backupCommand.ts',
  import: 'setup/importCommand.ts',
  jobs: 'jobs/jobsCommand.ts',
  migrate: 'setup/migrateCommand.ts',
  restore: 'backup/restoreCommand.ts',
  setup: 'setup/setupCommand.ts',
};

const [name, ...args] = process.argv.slice(2);
const fromSource = existsSync(fromRoot('node_modules', 'tsx'));
if (fromSource) await (await import('./lib/build.mjs')).build(['contract']);
const program = fromSource
  ? ['--conditions=@huiqi/source', '--import', 'tsx', fromRoot('apps/server/src', sources[name])]
  : [fromRoot('apps/server/dist', `${name}.js`)];
process.exitCode = await supervise(process.execPath, [...program, ...args], process.env);
