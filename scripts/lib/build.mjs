import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run, toolEnv } from './exec.mjs';
import { hashPaths } from './hash.mjs';
import { cacheDir, fromRoot } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { step } from './progress.mjs';
import { StopError } from './stop.mjs';
import { targets } from './targets.mjs';

const stampFile = fromRoot('.cache', 'build-stamps.json');

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, stamp) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ ...readStamps(), [name]: stamp }, undefined, 2)}\n`);
}

async function buildTarget(name, stamp) {
  const target = targets[name];
  // An interrupted build must not pass for a finished one at the next start.
  writeStamp(name, '');
  rmSync(fromRoot(target.cwd, target.output ?? 'dist'), { recursive: true, force: true });
  const [command, ...args] = target.command;
  const cwd = fromRoot(target.cwd);
  const env = toolEnv({ NODE_ENV: 'production' }, cwd);
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0 || !existsSync(fromRoot(target.proof))) {
    throw new StopError(
      `${result.output.trim()}\n\nThe build of ${target.cwd} failed (${target.command.join(' ')}); see the output above.`,
    );
  }
  if (target.static) await precompress(fromRoot(target.static));
  writeStamp(name, stamp);
}

/** Builds the named targets whose inputs changed or whose output is missing, two at a time. */
export async function build(names) {
  const stamps = readStamps();
  const stale = names
    .map((name) => ({
      name,
      stamp: hashPaths(targets[name].inputs, targets[name].command.join(' ') + process.version),
    }))
    .filter(
      ({ name, stamp }) => stamps[name] !== stamp || !existsSync(fromRoot(targets[name].proof)),
    );
  const waiting = [...stale];
  const done = new Map();
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const { name, stamp } = item;
      const work = (async () => {
        await done.get(targets[name].after);
        await step(`building ${name === 'storybook' ? 'stories' : targets[name].cwd}`, () =>
          buildTarget(name, stamp),
        );
      })();
      done.set(name, work);
      await work;
    }
  };
  const results = await Promise.allSettled([worker(), worker()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return stale.map(({ name }) => name);
}
