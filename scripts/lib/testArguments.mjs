import { StopError } from './stop.mjs';

/** Reads `npm test -- [gate…] [--changed[=ref]]` into { names, ref }; `ref` is undefined for a whole run. */
export function testArguments(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  let ref;
  for (const option of args.filter((arg) => arg.startsWith('-'))) {
    const [, value] = /^--changed(?:=(.+))?$/.exec(option) ?? [];
    if (!/^--changed(=.+)?$/.test(option)) {
      throw new StopError(`No option "${option}"; there is --changed and --changed=<ref>.`);
    }
    ref = value ?? 'HEAD';
  }
  return { names, ref };
}
