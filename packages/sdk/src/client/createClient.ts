import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError } from '../errors/make.js';
import { Caller } from './Caller.js';
import { createEventEmitter } from './createEventEmitter.js';
import { Interruption } from './deadline.js';
import type { HuiqiClient } from './HuiqiClient.js';
import type { ClientOptions } from './options.js';
import { resolveOptions } from './resolveOptions.js';
import { SingleFlight } from './singleFlight.js';
import type { CallOptions, OperationSpec } from './types.js';

/**
 * Creates a client. It does nothing before the first call. On a server, where one client serves many users, give
 * `session: { mode: 'token', token, cache: false }`: otherwise the second user gets the token of the first.
 */
export function createClient(options: ClientOptions = {}): HuiqiClient {
  const settings = resolveOptions(options);
  const caller = new Caller(options, settings);
  // Before callers share an error, so that it stays one.
  const run: typeof caller.run = async (...args) => {
    try {
      return await caller.run(...args);
    } catch (error) {
      throw inLanguage(error, options.locale);
    }
  };
  const flights = new SingleFlight();
  const { emit, subscribe } = createEventEmitter(options.onEvent, settings);

  async function call(spec: OperationSpec, input?: object, callOptions: CallOptions = {}) {
    try {
      // Users who share a client must not share responses.
      if (!spec.read || settings.session.shared) return await run(spec, input, callOptions);
      const { timeoutMs, retries } = callOptions;
      // What decides about the response, and how long it is waited for.
      const { epoch } = settings.session;
      const asked = [caller.area, settings.insurer(), epoch, timeoutMs, retries, input];
      const key = `${spec.id}|${caller.generation}|${JSON.stringify(asked)}`;
      return await flights.run(key, callOptions.signal, (signal) =>
        run(spec, input, { ...callOptions, signal }),
      );
    } catch (error) {
      throw emit(
        error instanceof Interruption
          ? transportError('aborted', { operationId: spec.id, requestId: '' }, 'aborted')
          : (error as HuiqiError),
      );
    }
  }

  return {
    wire: {
      url: settings.url,
      fetch: options.fetch,
      credentials: options.credentials ?? 'same-origin',
      headersFor: (read) => caller.headersFor(read),
    },
    baseUrl: settings.baseUrl,
    session: settings.session,
    visit: settings.visit,
    areaStore: settings.areaStore,
    get area() {
      return caller.area;
    },
    get insurer() {
      return settings.insurer();
    },
    setArea: (area) => caller.setArea(area),
    subscribe,
    call,
  };
}

function inLanguage(error: unknown, given: ClientOptions['locale']): unknown {
  const locale = typeof given === 'function' ? given() : given;
  return locale && error instanceof HuiqiError ? locale.localizeError(error) : error;
}
