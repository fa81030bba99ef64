import { hasOwn } from '../builtins/hasOwn.js';
import { parseRetryAfter, retryableStatuses } from '../client/retry.js';
import { HuiqiError } from './HuiqiError.js';
import { transportError, type CallContext } from './make.js';
import { verdictWithoutCatalogue, type Verdict } from './verdict.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Unwraps the data of a response whose body has been read. Throws a HuiqiError unless both HTTP status and envelope say
 * success.
 */
export async function interpret(
  response: Response,
  body: unknown,
  context: CallContext,
): Promise<unknown> {
  const { ok, status } = response;
  const later = {
    httpStatus: status,
    retryable: retryableStatuses.has(status),
    retryAfterMs: ok ? undefined : parseRetryAfter(response.headers.get('retry-after')),
  };
  if (!isJson(response)) throw transportError('protocol', context, describe(status, body), later);
  const parsed = parse(body);
  const code = isObject(parsed) ? parsed['code'] : undefined;
  if (!isObject(parsed) || (typeof code !== 'string' && typeof code !== 'number')) {
    throw transportError('protocol', context, `no envelope (HTTP ${status})`, later);
  }
  if (ok && String(code) === '200') {
    const { data } = parsed;
    if (data === undefined)
      throw transportError('protocol', context, `an envelope without data (HTTP ${status})`, later);
    // An errorMsg inside a success is an error (spec 2 §5).
    const said = isObject(data) && data['errorMsg'];
    if (!said) return data;
    throw await failure({ ...parsed, message: said }, '200', context, later);
  }
  if (String(code) === '200') {
    throw transportError('protocol', context, `a success envelope on HTTP ${status}`, later);
  }
  throw await failure(parsed, String(code), context, later);
}

function describe(status: number, body: unknown): string {
  const empty = body === undefined || body === '';
  return `${empty ? 'an empty response' : 'a response that is not JSON'} (HTTP ${status})`;
}

async function failure(
  envelope: Json,
  code: string,
  context: CallContext,
  later: { httpStatus: number; retryable: boolean; retryAfterMs: number | undefined },
): Promise<HuiqiError> {
  const verdict = await judge(envelope['message'], code, context, later.httpStatus);
  const named = envelope['requestId'];
  return new HuiqiError({
    ...verdict,
    ...later,
    // Without the server's message, which may quote what the user typed.
    message: `${context.operationId} failed with code ${safeCode(code)} (HTTP ${later.httpStatus})`,
    code: safeCode(code),
    operationId: context.operationId,
    requestId: typeof named === 'string' && named.length <= 128 ? named : context.requestId,
    fieldErrors: fieldErrors(envelope['fieldErrors']),
  });
}

// Most pages never need the catalogue, a fifth of the client: it is loaded with the first failure.
async function judge(
  message: unknown,
  code: string,
  { operationId }: CallContext,
  httpStatus: number,
): Promise<Verdict> {
  try {
    const catalogue = await import('./catalogue.js');
    return catalogue.judge(code, message, operationId, httpStatus);
  } catch {
    return verdictWithoutCatalogue(message, httpStatus);
  }
}

const safeCode = (code: string) => code.replace(/[^\w-]/g, '').slice(0, 32);

function fieldErrors(value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  if (!Array.isArray(value)) return found;
  for (const entry of value as unknown[]) {
    if (!isObject(entry)) continue;
    const { field, message } = entry;
    if (typeof field !== 'string' || typeof message !== 'string') continue;
    if (!hasOwn(found, field)) {
      Object.defineProperty(found, field, { value: message, enumerable: true });
    }
  }
  return found;
}
