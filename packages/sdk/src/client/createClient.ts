import type { HuiqiError } from '../errors/HuiqiError.js';
import { announcer } from './announce.js';
import { Caller } from './Caller.js';
import { Interruption } from './deadline.js';
import { transportError } from '../errors/make.js';
import type { HuiqiClient } from './HuiqiClient.js';
import type { ClientOptions } from './options.js';
import { settle } from './settings.js';
import { SingleFlight } from './singleFlight.js';
import type { CallOptions, OperationSpec } from './types.js';

/** Makes a client. It does nothing until the first call, so it may be made on a server too. */
export function createClient(options: ClientOptions = {}): HuiqiClient {
  const settings = settle(options);
  const caller = new Caller(options, settings);
  const flights = new SingleFlight();
  const { announce, subscribe } = announcer(options.onEvent, settings);

  async function call(spec: OperationSpec, input?: object, callOptions: CallOptions = {}) {
    try {
      if (!spec.read) return await caller.run(spec, input, callOptions);
      const key = `${spec.id}|${caller.generation}|${JSON.stringify(input) ?? ''}`;
      return await flights.run(key, callOptions.signal, (signal) =>
        caller.run(spec, input, { ...callOptions, signal }),
      );
    } catch (error) {
      throw announce(
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
    get area() {
      return caller.area;
    },
    setArea: (area) => caller.setArea(area),
    subscribe,
    call,
  };
}
