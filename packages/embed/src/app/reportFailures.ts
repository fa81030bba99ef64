import { isHuiqiError, type HuiqiClient, type HuiqiError, type HuiqiEvent } from '@huiqi/sdk';
import type { Emit } from '../host/createEmitter.js';
import type { WidgetErrorType } from '../host/eventMap.js';

export interface ReportedClient {
  readonly client: HuiqiClient;
  /** Tells the screens that the session is over, which no response has said. */
  readonly endSession: () => void;
}

/**
 * A client that reports failures to the page, including those that need no reaction: network failures, a broken server.
 */
export function reportFailures(client: HuiqiClient, emit: Emit): ReportedClient {
  // Callers that share a request share its error.
  const seen = new WeakSet<object>();
  const listeners = new Set<(event: HuiqiEvent) => void>();
  const own: Pick<HuiqiClient, 'call' | 'subscribe'> = {
    call: (...args) =>
      client.call(...args).catch((error: unknown) => {
        if (isHuiqiError(error) && !seen.has(error)) {
          seen.add(error);
          const type = typeOf(error);
          const { code = codeOf(error), requestId = null } = error;
          if (type) emit('huiqi-error', { type, code, requestId, message: error.message });
        }
        throw error;
      }),
    subscribe(listener) {
      listeners.add(listener);
      const stop = client.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
  return {
    client: Object.assign(Object.create(client) as HuiqiClient, own),
    endSession() {
      const nothing = { operationId: undefined, code: undefined, requestId: undefined };
      for (const listener of listeners)
        listener({ ...nothing, type: 'session-expired', redirectTo: '/login', userMessage: '' });
    },
  };
}

/** NETWORK, ORIGIN, TIMEOUT, PROTOCOL or the status, where the server sent no code. */
const codeOf = ({ kind, httpStatus }: HuiqiError) =>
  httpStatus ? `HTTP_${httpStatus}` : kind.toUpperCase();

/** A failure with an event in the catalogue is reported with that event. */
function typeOf({ kind, httpStatus = 0, policy }: HuiqiError): WidgetErrorType | undefined {
  if (kind === 'network' || kind === 'origin' || kind === 'timeout') return 'network';
  const isFault = kind === 'protocol' || httpStatus >= 500;
  return isFault && !('event' in policy) ? 'server' : undefined;
}
