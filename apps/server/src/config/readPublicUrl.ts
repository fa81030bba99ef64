import { StartError } from './StartError.js';

/** Reads the address people use, an origin; null if it is not configured. */
export function readPublicUrl(env: NodeJS.ProcessEnv): string | null {
  const text = env['HUIQI_PUBLIC_URL'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(
    `HUIQI_PUBLIC_URL must be an http or https address without a path, as in https://huiqi.example, not "${text}".`,
  );
}
