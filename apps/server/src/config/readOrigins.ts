import { StartError } from './StartError.js';

/** Parses a list of exact origins; throws for anything that a browser would not send as an `Origin`. */
export function readOrigins(
  name: string,
  env: NodeJS.ProcessEnv,
  sandbox: boolean,
): readonly string[] {
  const origins = (env[name] ?? '').split(',').map((one) => one.trim());
  return origins.filter(Boolean).map((origin) => {
    const parsed = URL.canParse(origin) ? new URL(origin) : null;
    const safe = parsed?.protocol === 'https:' || (sandbox && parsed?.protocol === 'http:');
    if (parsed?.origin === origin && safe && !origin.includes('*')) return origin;
    throw new StartError(
      `${name} holds "${origin}"; list origins like https://www.bank.example, separated by commas.`,
    );
  });
}
