import { execFileSync } from 'node:child_process';

export const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });

export const lines = (text) => text.split('\n').filter(Boolean);
