import { execFile } from 'node:child_process';
import { at } from './paths.mjs';

const lineOf = ({ message, ruleId, location: [place] }) =>
  `${place.source.ref}${place.pointer}: ${message} (${ruleId})`;

/**
 * Rejects with every `redocly.yaml` rule that the contract breaks, so that nothing is generated from a contract that
 * the gate `contract` refuses, above all one with invalid examples.
 */
export function lintContract(root = at('openapi/huiqi.yaml')) {
  const command = [at('node_modules/@redocly/cli/bin/cli.js'), 'lint', root];
  const options = ['--format=json', '--max-problems=1000', `--config=${at('redocly.yaml')}`];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const settings = { cwd: at('.'), maxBuffer: 1 << 26, env: { ...process.env, ...env } };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...command, ...options], settings, (failed, stdout, stderr) => {
      if (!failed) return resolve();
      const start = stdout.indexOf('{');
      if (start < 0) return reject(new Error(`The contract could not be linted.\n${stderr}`));
      const problems = JSON.parse(stdout.slice(start)).problems.filter(({ ignored }) => !ignored);
      reject(new Error(problems.map(lineOf).join('\n')));
    });
  });
}
