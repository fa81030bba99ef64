import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { countsOf } from './counts.mjs';
import { run } from './exec.mjs';
import { gateEnv } from './gateEnv.mjs';
import { fromRoot } from './paths.mjs';

const logFolder = fromRoot('.cache', 'test-logs');

const fileName = (name, end) => `${logFolder}/${name.replace(':', '-')}.${end}`;

// Reports go to a file, so that test output cannot be mistaken for a count.
const reportArgs = (gate, file) =>
  gate.report === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : [];

/** Returns the reason why a gate cannot run, if any. */
function obstacle(gate, context) {
  if (gate.needs?.includes('postgres') && !context.postgres) {
    return 'No PostgreSQL: set DATABASE_URL, or install it (Debian: apt-get install postgresql).';
  }
  const broken = gate.builds.find((name) => context.brokenBuilds.has(name));
  return broken && `The build of "${broken}" failed:\n${context.brokenBuilds.get(broken)}`;
}

/** Runs one gate, logs its output to .cache/test-logs and resolves with its counts. */
export async function runGate(gate, context) {
  mkdirSync(logFolder, { recursive: true });
  const log = fileName(gate.name, 'log');
  const file = fileName(gate.name, 'json');
  rmSync(file, { force: true });
  const since = performance.now();
  const reason = obstacle(gate, context);
  const [command, ...args] = gate.command;
  const result = reason
    ? { code: 1, output: reason }
    : await run(command, [...args, ...reportArgs(gate, file)], {
        cwd: fromRoot(gate.cwd),
        env: gateEnv(gate, context, file),
        timeoutMs: gate.timeoutMs,
      }).catch((error) => ({ code: 1, output: `${command} did not start: ${error.message}` }));
  const counts = countsOf(gate.report, { ...result, file, mayBeEmpty: gate.mayBeEmpty });
  const plain = stripVTControlCharacters(result.output);
  const output = counts.empty ? `${plain}\nNo test ran.` : plain;
  writeFileSync(log, output);
  return { gate, counts, output, log, seconds: (performance.now() - since) / 1000 };
}
