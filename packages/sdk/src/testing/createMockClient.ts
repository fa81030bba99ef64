import { createClient } from '../client/createClient.js';
import type { HuiqiClient } from '../client/HuiqiClient.js';
import type { ClientOptions } from '../client/options.js';
import { memoryStorage } from '../session/storage.js';
import { createMockTransport, type MockTransport } from './createMockTransport.js';
import type { MockScenarios } from './scenario.js';

export interface MockClient extends HuiqiClient {
  readonly transport: MockTransport;
}

/** A client with a mock transport: `createMockClient({ listProducts: { code: '100500' } })`. */
export function createMockClient(
  scenarios: MockScenarios = {},
  options: ClientOptions = {},
): MockClient {
  const transport = createMockTransport(scenarios);
  const client = createClient({
    baseUrl: 'http://mock.invalid',
    storage: memoryStorage(),
    retries: 0,
    ...options,
    fetch: transport.fetch,
  });
  return Object.assign(client, { transport });
}
