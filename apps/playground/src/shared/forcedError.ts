import type { ErrorCode, OperationId } from '@huiqi/sdk';
import { createMockTransport, everyOperation } from '@huiqi/sdk/testing';

type Fetch = typeof fetch;

interface ForcedError {
  /** Fails the next call, until another code or none is set; `onHit` is called with its operation. */
  readonly set: (code: ErrorCode | '', onHit: (operation: OperationId) => void) => void;
  /** A `fetch` that fails as set, and otherwise calls the given one. */
  readonly wrap: (respond: Fetch) => Fetch;
}

const addressOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

/** A failure of one call that can be set while a screen is in use. */
export function createForcedError(): ForcedError {
  let code: ErrorCode | '' = '';
  let tell: (operation: OperationId) => void = () => undefined;
  // The call that fails: later ones of the same operation on the same object fail as well.
  let target: string | undefined;
  return {
    set(next, onHit) {
      code = next;
      tell = onHit;
      target = undefined;
    },
    wrap: (respond) => async (input, init) => {
      const request = new Request(input, init);
      const address = addressOf(request);
      target ??= code === '' ? undefined : address;
      if (code === '' || target !== address) return respond(request);
      const { fetch: fail, requests } = createMockTransport(everyOperation({ code }));
      const response = await fail(request);
      const called = requests[0]?.operationId;
      if (called) tell(called);
      return response;
    },
  };
}
