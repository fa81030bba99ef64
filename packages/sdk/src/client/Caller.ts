import type { HuiqiError } from '../errors/HuiqiError.js';
import { interpret } from '../errors/interpret.js';
import { transportError, type CallContext } from '../errors/make.js';
import { cookieTurn } from '../session/cookieTurn.js';
import { CallHeaders } from './CallHeaders.js';
import { Interruption, withDeadline } from './deadline.js';
import { splitInput, type SplitInput } from './input.js';
import type { Area, ClientOptions } from './options.js';
import { readFile } from './readFile.js';
import { createIdempotencyKey, createRequestId } from './requestId.js';
import { outdatedRefusal, refusesSession } from './outdatedRefusal.js';
import { refusesOrigin } from './refusesOrigin.js';
import { retriesOf, retryDelay } from './retry.js';
import { send } from './send.js';
import type { ResolvedOptions } from './resolveOptions.js';
import { UsageError } from './UsageError.js';
import { toHuiqiError } from './toHuiqiError.js';
import type { CallOptions, OperationSpec } from './types.js';
import { wait } from './wait.js';

interface Prepared extends SplitInput {
  readonly spec: OperationSpec;
  readonly options: CallOptions;
  readonly context: CallContext;
  readonly idempotencyKey: string | undefined;
}

type Call = readonly [spec: OperationSpec, input: object | undefined, options: CallOptions];

/** Runs one call: headers, attempts, session renewal and the error policy. */
export class Caller {
  readonly #options: ClientOptions;
  readonly #settings: ResolvedOptions;
  readonly #headers: CallHeaders;
  /** Changes whenever an earlier response must not serve a later call. */
  generation = 0;
  /** Whether the server refuses the page; shared by calls that fail at once. */
  #refusal: Promise<boolean> | undefined;

  constructor(options: ClientOptions, settings: ResolvedOptions) {
    this.#options = options;
    this.#settings = settings;
    this.#headers = new CallHeaders(settings, options.headers);
  }

  get area(): Area | null {
    return this.#headers.area;
  }

  setArea(area: Area | null): void {
    this.#headers.area = area;
    this.generation += 1;
  }

  run(...[spec, input, options]: Call): Promise<unknown> {
    const run = () => this.#run(spec, input, options);
    return this.#settings.session.mode === 'cookie' ? cookieTurn(spec, options, run) : run();
  }

  async #run(...[spec, input, options]: Call): Promise<unknown> {
    if (typeof location === 'undefined' && this.#settings.url.startsWith('/')) {
      throw new UsageError('outside a page, createClient needs an absolute `baseUrl`');
    }
    const call: Prepared = {
      ...splitInput(spec, input),
      spec,
      options,
      context: { operationId: spec.id, requestId: createRequestId() },
      idempotencyKey:
        spec.method === 'GET' ? undefined : (options.idempotencyKey ?? createIdempotencyKey()),
    };
    const { session } = this.#settings;
    const retries = retriesOf(spec, options.retries, this.#options.retries);
    let renewed = false;
    for (let attempt = 0; ;) {
      const { epoch, logins } = session;
      let token: string | undefined;
      try {
        const held = this.#token(call.context);
        token = typeof held === 'object' ? await withDeadline(() => held, 0, options.signal) : held;
      } catch (error) {
        // Without a token nothing can be told to the server; the session ends here all the same.
        if (spec.session === 'end') this.#loggedOut(logins);
        throw error;
      }
      try {
        const data = await this.#attempt(call, token);
        if (spec.session === 'identify' && !renewed) {
          // The session may have become another's meanwhile.
          renewed = epoch !== session.epoch || session.isReplaced(token);
          if (renewed) continue;
          renewed = this.#isStranger(data, token);
          if (renewed) {
            await session.refresh(token);
            continue;
          }
        }
        if (spec.session === 'start') this.#settings.visit.resetRefusals();
        if (spec.session === 'end') this.#loggedOut(logins);
        return data;
      } catch (caught) {
        if (caught instanceof UsageError) throw caught;
        const error = await this.#explain(toHuiqiError(caught, call.context), call.context);
        // A session that has ended needs no logout, and a renewed one may be of a later login.
        if (this.#mayRenew(error) && !renewed && spec.session !== 'end') {
          renewed = true;
          if (await this.#renew(token, error)) continue;
        } else if (error.retryable && attempt < retries) {
          await this.#pause(retryDelay(attempt, error), call);
          attempt += 1;
          continue;
        }
        if (spec.session === 'end') this.#loggedOut(logins);
        throw refusesSession(error) && (logins !== session.logins || session.isReplaced(token))
          ? outdatedRefusal(error)
          : error;
      } finally {
        // A write without a response may still have taken effect.
        if (!spec.read) this.generation += 1;
      }
    }
  }

  /** Headers of a call made outside the generated functions. */
  async headersFor(read: boolean): Promise<Record<string, string>> {
    const requestId = createRequestId();
    const token = await this.#token({ operationId: 'raw', requestId });
    return this.#headers.of(requestId, token, read ? undefined : createIdempotencyKey());
  }

  async #attempt(call: Prepared, token: string | undefined): Promise<unknown> {
    const { spec, options, context } = call;
    const { timeoutMs, cacheBusting, session, names } = this.#settings;
    const path = this.#options.pathOverrides?.[spec.id] ?? spec.path;
    const query =
      cacheBusting && spec.method === 'GET'
        ? { ...call.query, _: String(Math.random()).slice(2) }
        : call.query;
    const startedAt = Date.now();
    const { response, body } = await withDeadline(
      (signal) =>
        send({
          fetch: this.#options.fetch ?? globalThis.fetch,
          baseUrl: this.#settings.url,
          method: spec.method,
          path,
          params: { path: call.path, query },
          headers: this.#headersOf(call, token),
          names,
          body: call.body,
          credentials: this.#options.credentials ?? 'same-origin',
          signal,
          file: spec.file,
        }),
      // Files take longer on the way.
      options.timeoutMs ?? timeoutMs * (spec.file || call.body instanceof FormData ? 8 : 1),
      options.signal,
    );
    this.#report(call, response, startedAt);
    const result = spec.file
      ? await readFile(response, body, context)
      : await interpret(response, body, context);
    const replaced = spec.session === 'renew' ? token : undefined;
    session.adopt(response.headers.get(names.token), spec.session === 'start', replaced);
    return result;
  }

  #report({ context, spec }: Prepared, response: Response, startedAt: number): void {
    const { onResponse } = this.#options;
    if (!onResponse) return;
    const { status: httpStatus } = response;
    const { requestId } = context;
    // What is called for logs gets no session: neither the token nor, in Node, the cookie.
    const headers = new Headers(response.headers);
    for (const name of [this.#settings.names.token, 'set-cookie']) headers.delete(name);
    const durationMs = Date.now() - startedAt;
    // Later, so that a throw of the host does not fail the call.
    queueMicrotask(() =>
      onResponse({ operationId: spec.id, requestId, httpStatus, headers, durationMs }),
    );
  }

  #headersOf({ spec, context, idempotencyKey }: Prepared, token: string | undefined) {
    const headers = this.#headers.of(context.requestId, token, idempotencyKey);
    return spec.headers === 'corporate'
      ? { ...headers, ...this.#headers.corporate(token) }
      : headers;
  }

  /** The token of the next attempt; a promise only while one is being fetched. */
  #token(context: CallContext): string | undefined | Promise<string | undefined> {
    const fail = (cause: unknown) => {
      const reason = cause instanceof Interruption ? 'did not respond in time' : 'failed';
      throw transportError('auth', context, `the token function ${reason}`, { cause });
    };
    try {
      const token = this.#settings.session.token();
      return typeof token === 'object' ? token.catch(fail) : token;
    } catch (error) {
      return fail(error);
    }
  }

  /** A token without a user has ended, although responses to visitors do not refuse it. */
  #isStranger(data: unknown, token: string | undefined): boolean {
    return data === null && !!token && this.#settings.session.refreshable;
  }

  /** A network failure, or that the server does not list the origin of the page. */
  async #explain(error: HuiqiError, context: CallContext): Promise<HuiqiError> {
    if (error.kind !== 'network') return error;
    const { baseUrl } = this.#settings;
    this.#refusal ??= refusesOrigin(baseUrl, this.#options.fetch ?? globalThis.fetch);
    const isRefused = await this.#refusal;
    this.#refusal = undefined;
    if (!isRefused) return error;
    const { origin } = globalThis.location;
    const reason = `origin not listed: ${baseUrl} does not list ${origin}, so this page may not call it`;
    return transportError('origin', context, reason, { cause: error });
  }

  #mayRenew(error: HuiqiError): boolean {
    const refused = refusesSession(error) || error.httpStatus === 401;
    return this.#settings.session.refreshable && refused;
  }

  /** Whether there is a token to repeat the call with. */
  async #renew(stale: string | undefined, error: HuiqiError): Promise<boolean> {
    this.generation += 1;
    const token = await this.#settings.session.refresh(stale).catch((cause: unknown) => {
      Object.defineProperty(error, 'cause', { value: cause });
    });
    return token !== undefined;
  }

  async #pause(milliseconds: number, call: Prepared): Promise<void> {
    await wait(milliseconds, call.options.signal).catch((error: unknown) => {
      throw toHuiqiError(error, call.context);
    });
  }

  /** After a logout that was sent after so many logins; a later login stays. */
  #loggedOut(logins: number): void {
    if (logins !== this.#settings.session.logins) return;
    this.#settings.session.clear();
    this.#settings.visit.clearDialogFlags();
    this.generation += 1;
  }
}
