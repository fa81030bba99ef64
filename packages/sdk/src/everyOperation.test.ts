import { describe, expect, it } from 'vitest';
import { operationMeta } from './generated/operationMeta.js';
import { createClient, isHuiqiError, type Operation, type OperationId } from './index.js';
import * as sdk from './index.js';
import { createMockTransport } from './testing/index.js';

const canary = 'canary-3f9c2a';
const ids = Object.keys(operationMeta) as OperationId[];
const callOf = (id: OperationId) => (sdk as Record<string, unknown>)[id] as Operation<OperationId>;
const inputOf = (id: OperationId) => ({
  ...Object.fromEntries([...operationMeta[id].path.matchAll(/\{(\w+)\}/g)].map((m) => [m[1], '1'])),
  ...(operationMeta[id].method === 'GET' ? {} : { body: {} }),
});

function recording(answer?: (request: Request) => Response) {
  const mock = createMockTransport();
  const asked: Request[] = [];
  const events: unknown[] = [];
  const client = createClient({
    baseUrl: 'https://loans.example',
    session: { mode: 'token', token: canary },
    retries: 0,
    onEvent: (event) => events.push(event),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request.clone());
      return answer ? answer(request) : mock.fetch(request);
    },
  });
  return { client, asked, events };
}
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe.each(ids)('%s', (id) => {
  it('carries the token in its header and nowhere else', async () => {
    const { client, asked } = recording();
    await client.call(callOf(id).spec, inputOf(id));
    const [request] = asked;
    expect(request!.headers.get('x-access-token')).toBe(canary);
    expect(request!.url).not.toContain(canary);
    expect(await request!.text()).not.toContain(canary);
    if (operationMeta[id].method !== 'GET') {
      expect(request!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('accepts unknown fields and values', async () => {
    if (operationMeta[id].file) return;
    const data = { neverSeen: { deep: [1] }, status: 'BRAND_NEW', id: 'x'.repeat(255) };
    const { client } = recording(() => json({ code: '200', message: '', data, later: true }));
    await expect(client.call(callOf(id).spec, inputOf(id))).resolves.toEqual(data);
  });

  it('fails without quoting what was sent', async () => {
    const { client, events } = recording(() =>
      json({ code: 'NEW_1', message: `手机号13900000001有误 ${canary}`, requestId: 'r-1' }, 400),
    );
    const failed = client.call(callOf(id).spec, inputOf(id));
    const error: unknown = await failed.catch((caught: unknown) => caught);
    expect(isHuiqiError(error)).toBe(true);
    const told = `${(error as Error).message} ${(error as Error).stack} ${JSON.stringify(events)}`;
    expect(told).not.toContain(canary);
    expect(told).not.toContain('13900000001');
  });
});
