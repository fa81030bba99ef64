import { StartError } from './StartError.js';

/** Reads a setting that is an integer of `least` or more; throws a `StartError` for anything else. */
export function readInteger(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least = 0,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new StartError(`${name} must be an integer of ${least} or more, not "${text}".`);
  return value;
}
