import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run, toolEnv } from './exec.mjs';
import { hashPaths } from './hash.mjs';
import { runInLanes } from './lanes.mjs';
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

const isStale = ({ name, stamp }, stamps) =>
  stamps[name] !== stamp || !existsSync(fromRoot(targets[name].proof));

const needed = (name) => targets[name].after ?? [];
const withNeeded = (name) => [name, ...needed(name).flatMap(withNeeded)];

/** How many builds wait for one, one after another. */
const height = (name) =>
  Math.max(
    0,
    ...Object.keys(targets)
      .filter((one) => needed(one).includes(name))
      .map((one) => height(one) + 1),
  );

/**
 * Builds the named targets and those whose output they read, as far as inputs changed or the output is missing: two at a
 * time, those first that the most others wait for. Resolves with the names of those that were built, and with what the
 * others failed with.
 */
export async function buildAll(names) {
  const stamps = readStamps();
  const stale = [...new Set([...names].flatMap(withNeeded))]
    .map((name) => ({
      name,
      weight: 1,
      stamp: hashPaths(targets[name].inputs, targets[name].command.join(' ') + process.version),
    }))
    .filter((item) => isStale(item, stamps))
    .sort((a, b) => height(b.name) - height(a.name));
  const broken = new Map();
  const pending = new Set(stale.map(({ name }) => name));
  const attempt = ({ name, stamp }) =>
    step(`building ${targets[name].label ?? targets[name].cwd}`, () => buildTarget(name, stamp))
      .catch((error) => broken.set(name, error))
      .finally(() => pending.delete(name));
  await runInLanes(stale, 2, attempt, ({ name }) => !needed(name).some((one) => pending.has(one)));
  return { built: stale.map(({ name }) => name).filter((name) => !broken.has(name)), broken };
}

/** Builds the same, or throws the first failure. */
export async function build(names) {
  const { built, broken } = await buildAll(names);
  for (const error of broken.values()) throw error;
  return built;
}
