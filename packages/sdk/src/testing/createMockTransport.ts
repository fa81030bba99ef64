import { wait } from '../client/wait.js';
import { toResponse } from './mockResponse.js';
import { findRoute } from './route.js';
import type { MockResponse, MockRequest, MockScenarios } from './scenario.js';

/** A `fetch` that responds with the examples of the contract. */
export interface MockTransport {
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far, oldest first. */
  readonly requests: readonly MockRequest[];
  /** Changes the responses from now on; `undefined` restores the example. */
  use(scenarios: MockScenarios): void;
}

/** Creates a transport without a server, for tests, stories and demos. */
export function createMockTransport(scenarios: MockScenarios = {}): MockTransport {
  let current: MockScenarios = scenarios;
  const requests: MockRequest[] = [];

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = await describe(request);
    requests.push(call);
    const scenario = current[call.operationId];
    const step: MockResponse =
      typeof scenario === 'function' ? await scenario(call) : (scenario ?? {});
    const signal = init?.signal ?? request.signal;
    await Promise.race([pause(step), aborted(signal)]);
    if (step.offline) throw new TypeError('fetch failed');
    return toResponse(step, call);
  }

  return {
    fetch: respond,
    requests,
    use: (next) => {
      current = { ...current, ...next };
    },
  };
}

function pause(step: MockResponse): Promise<void> {
  if (step.hang) return new Promise<void>(() => undefined);
  return step.delayMs ? wait(step.delayMs) : Promise.resolve();
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

async function describe(request: Request): Promise<MockRequest> {
  const url = new URL(request.url);
  const pathname = url.pathname.replace(/^.*?\/api\/[^/]+/, '');
  const route = findRoute(request.method, pathname);
  if (!route) throw new Error(`Huiqi SDK mock: no operation ${request.method} ${pathname}`);
  return {
    ...route,
    method: request.method,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: await bodyOf(request),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
