import createOpenApiClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.js';
import type { HuiqiClient } from './HuiqiClient.js';

/**
 * openapi-fetch's typed client with the same address and headers, for unusual cases: responses are returned as they are,
 * without envelope, error or retry policy.
 *
 * @example const { data, response } = await rawClient(client).GET('/product/index/page', {});
 */
export function rawClient({ wire }: Pick<HuiqiClient, 'wire'>): Client<paths> {
  const raw = createOpenApiClient<paths>({
    baseUrl: wire.url,
    ...(wire.fetch ? { fetch: wire.fetch } : {}),
    credentials: wire.credentials,
  });
  raw.use({
    async onRequest({ request }) {
      const headers = await wire.headersFor(request.method === 'GET');
      for (const [name, value] of Object.entries(headers)) {
        if (!request.headers.has(name)) request.headers.set(name, value);
      }
      return request;
    },
  });
  return raw;
}
