import { exactly, figure } from './lib/figures.mjs';
import { runProgram } from './lib/runProgram.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const numbersOf = (output, pattern) => {
  const found = pattern.exec(output);
  if (!found) throw new Error(`The deployment said nothing of ${pattern}:\n${output}`);
  return found.slice(1).map(Number);
};

/** The gate of the deployment: two servers behind a proxy are replaced under load, then one of them is killed. */
export async function run({ report, options }) {
  if (!options.postgresUrl) {
    report('needs PostgreSQL');
    return undefined;
  }
  const { code, output, seconds } = await runProgram([fromRoot('tooling/deploy/run.mjs')], {
    DATABASE_URL: options.postgresUrl,
  });
  if (code !== 0) throw new Error(output);
  report(`${seconds.toFixed(0)} s`);
  const [, proxy = 'a proxy'] = /behind (.+?);/.exec(output) ?? [];
  const [reads, writes] = numbersOf(
    output,
    /replaced under (\d+) reads and (\d+) writes, none failed/,
  );
  const [afterKill, kept] = numbersOf(
    output,
    /killed under (\d+) writes: all (\d+) kept, each once/,
  );
  return {
    title: 'Rolling restart',
    how:
      `The steps of the Dockerfile in a folder: packages of production alone, two servers behind ${proxy}, replaced one after ` +
      'the other under reads and writes; then one is killed under writes, which are repeated with their keys.',
    figures: [
      figure('reads while both were replaced', reads, 'requests'),
      figure('writes while both were replaced', writes, 'requests'),
      // The gate ends with an error at the first one.
      exactly('of these failed', 0, 0, 'requests'),
      figure('writes while one was killed', afterKill, 'writes'),
      exactly('of all acknowledged writes lost or doubled', writes + afterKill - kept, 0, 'writes'),
    ],
  };
}
