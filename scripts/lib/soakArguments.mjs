import { StopError } from './stop.mjs';

/** Reads `npm run soak -- <gate…> [--rounds=<n>] [--quiet]` into { names, rounds, quiet }. */
export function soakArguments(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  if (names.length === 0)
    throw new StopError('Which gates? npm run soak -- <gate…> [--rounds=10] [--quiet]');
  let rounds = 10;
  let quiet = false;
  for (const option of args.filter((arg) => arg.startsWith('-'))) {
    const [, count] = /^--rounds=([1-9]\d*)$/.exec(option) ?? [];
    if (count) rounds = Number(count);
    else if (option === '--quiet') quiet = true;
    else throw new StopError(`No option "${option}"; there are --rounds=<n> and --quiet.`);
  }
  return { names, rounds, quiet };
}
