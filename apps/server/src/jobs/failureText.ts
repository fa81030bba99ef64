import { safeMessage } from '../text/safeMessage.js';
import { scrub } from '../text/scrub.js';

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;

/** Returns the stored reason of a job's failure, without anything that names a person. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const text = safeMessage(error);
  const code = codeOf(error.cause);
  return typeof code === 'string' ? scrub(`${code}: ${text}`) : text;
}
