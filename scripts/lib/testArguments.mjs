import { StopError } from './stop.mjs';

/** Reads `npm test -- [gate…] [--changed[=ref]] [--fresh]` into { names, ref, fresh }; `ref` is undefined for a whole run. */
export function testArguments(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  let ref;
  let fresh = false;
  for (const option of args.filter((arg) => arg.startsWith('-'))) {
    const [isChanged, value] = /^--changed(?:=(.+))?$/.exec(option) ?? [];
    if (isChanged) ref = value ?? 'HEAD';
    else if (option === '--fresh') fresh = true;
    else
      throw new StopError(
        `No option "${option}"; there are --changed, --changed=<ref> and --fresh.`,
      );
  }
  return { names, ref, fresh };
}
