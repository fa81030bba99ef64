import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { findCommand, systemChromium } from './browser.mjs';
import { visibleFiles } from './changes.mjs';
import { findHaproxy } from './haproxy.mjs';
import { cacheDir, fromRoot } from './paths.mjs';
import { findPostgres } from './postgres.mjs';
import { matching } from './selectGates.mjs';
import { targets } from './targets.mjs';

/** What every gate may read: tools and their settings, documentation and other shipped files. */
const common = [/^[^/]+(?<!\.md)$/, 'scripts', 'tooling', 'openapi', 'deploy', 'examples'];
const settings = /^(CI|TZ|LANG|LC_\w+|NODE_\w+|HUIQI_\w+|E2E_\w+|DATABASE_URL)$/;
const keptRuns = 300;

const stateOf = (file) => {
  const { size, mtimeMs } = (file && statSync(file, { throwIfNoEntry: false })) || {};
  return [file, size, mtimeMs];
};

/** Versions and settings of this machine. */
const machine = () => [
  [process.version, process.platform, process.arch],
  [systemChromium(), findPostgres(), findHaproxy()].map(stateOf),
  ['javac', 'pdftotext', 'openssl', 'npm'].map((name) => stateOf(findCommand(name))),
  Object.entries(process.env)
    .filter(([name]) => settings.test(name))
    .sort(),
];

const known = new Map();

/** The hash of a file's contents, which is read again once it was written. */
function digest(path) {
  const state = stateOf(fromRoot(path)).join();
  if (known.get(path)?.state !== state) {
    const hash = createHash('sha256')
      .update(readFileSync(fromRoot(path)))
      .digest('hex');
    known.set(path, { state, hash });
  }
  return known.get(path).hash;
}

/**
 * Returns a function that computes one hash over all that a gate's result depends on; `circumstances` is shared by the
 * gates of one run. It returns undefined if a result must not be kept: without git, or for a gate that reads more.
 */
export function keysNow(circumstances, files = visibleFiles(), hashOf = digest) {
  const state = JSON.stringify([machine(), circumstances]);
  return ({ name, command, env, inputs, builds, readsHistory }) => {
    if (!files || readsHistory) return undefined;
    const read = [...common, ...inputs, ...builds.flatMap((one) => targets[one].inputs)];
    const hash = createHash('sha256').update(JSON.stringify([state, name, command, env]));
    for (const path of matching(read, files)) hash.update(`\0${path}\0${hashOf(path)}`);
    return hash.digest('hex');
  };
}

/** Counts of gates that passed, by key, in a file of this checkout. */
export function passedGates(file = fromRoot('.cache', 'passed.json')) {
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return {};
    }
  };
  return {
    find: (key) => (key ? read()[key] : undefined),
    /** Keeps a result, or drops an older one if the gate failed. */
    keep: (key, counts) => {
      if (!key) return;
      const { [key]: _older, ...others } = read();
      const entries = [...Object.entries(others), ...(counts.failed === 0 ? [[key, counts]] : [])];
      mkdirSync(cacheDir, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries.slice(-keptRuns))));
    },
  };
}
