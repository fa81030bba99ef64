// Changes the code of an area in many small ways, one at a time, and counts the changes its tests notice. node
// tooling/mutation/run.mjs [area …]
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { testPostgres } from '../../scripts/lib/postgres.mjs';
import { runMain, StopError } from '../../scripts/lib/stop.mjs';
import { areas } from './areas.mjs';
import { makeSandbox } from './sandbox.mjs';
import { figuresLine, figuresOf, missedLines } from './scores.mjs';

/** Some changes make no observable difference, so few areas reach 100 %. */
const minScore = 90;

const core = dirname(fileURLToPath(import.meta.resolve('@stryker-mutator/core/package.json')));
const stryker = join(core, 'bin', 'stryker.js');

/** Tries the changes of one part of an area. Returns the files of Stryker's report by path. */
async function tryPart(name, part) {
  const cwd = makeSandbox(name, part);
  const onData = (chunk) => process.stdout.write(chunk);
  // Much faster than the embedded database, on which the tests run if there is none.
  const postgres = part.database ? await testPostgres() : undefined;
  const env = toolEnv(postgres ? { DATABASE_URL: postgres.url } : {});
  const { code } = await run(process.execPath, [stryker, 'run'], { cwd, env, onData }).finally(() =>
    postgres?.stop(),
  );
  const report = join(cwd, 'mutation.json');
  if (code !== 0 || !existsSync(report)) throw new StopError(`Stryker failed in area "${name}".`);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).map(([path, file]) => [`${part.folder}/${path}`, file]);
}

async function tryArea(name) {
  const begun = Date.now();
  const files = [];
  for (const part of areas[name]) files.push(...(await tryPart(name, part)));
  const all = figuresOf(files.flatMap(([, { mutants }]) => mutants));
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`\n${files.flatMap(([path, file]) => missedLines(path, file)).join('\n')}\n`);
  for (const [path, { mutants }] of files) console.log(figuresLine(path, figuresOf(mutants)));
  const line = `${figuresLine(name, all)}  ${seconds} s`;
  console.log(line);
  return { line, passed: all.score >= minScore };
}

await runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(areas, name));
  if (unknown.length > 0)
    throw new StopError(`No area "${unknown.join('", "')}": ${Object.keys(areas).join(', ')}.`);
  const results = [];
  for (const name of names.length > 0 ? names : Object.keys(areas))
    results.push(await tryArea(name));
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
});
