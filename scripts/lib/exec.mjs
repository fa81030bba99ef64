import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { binDir, root } from './paths.mjs';

/** Returns the environment with the commands of the root and of the package in `cwd` on PATH. */
export function toolEnv(extra = {}, cwd = root) {
  const path = [join(cwd, 'node_modules', '.bin'), binDir, process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

const running = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Children have process groups of their own, which a terminal's Ctrl-C does not reach.
function endAll(signal) {
  endChildren('SIGTERM');
  process.exit(128 + constants.signals[signal]);
}

function enlist(child) {
  if (running.size === 0) {
    for (const signal of signals) process.on(signal, endAll);
  }
  running.add(child);
}

function discharge(child) {
  running.delete(child);
  if (running.size === 0) {
    for (const signal of signals) process.off(signal, endAll);
  }
}

/** Signals every running child of `run` and its process group. */
function endChildren(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  }
}

/**
 * Runs a command and resolves with { code, output }. Options: cwd, env, onData (sees each chunk),
 * timeoutMs (then the whole process group is killed). Never rejects because of an exit code.
 */
export function run(command, args, { cwd = root, env = toolEnv(), onData, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that a timeout also kills the browsers and servers it started.
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    enlist(child);
    const chunks = [];
    const keep = (chunk) => {
      chunks.push(chunk);
      onData?.(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let timedOut = false;
    const end = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        child.kill(signal);
      }
    };
    const limit =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            end('SIGTERM');
            setTimeout(() => end('SIGKILL'), 5_000).unref();
          }, timeoutMs);
    child.once('error', (error) => {
      discharge(child);
      clearTimeout(limit);
      reject(error);
    });
    child.once('close', (code, signal) => {
      discharge(child);
      clearTimeout(limit);
      const note = timedOut ? `\n[killed after ${timeoutMs} ms]\n` : '';
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ code: timedOut ? 124 : (code ?? 1), signal, output });
    });
  });
}
